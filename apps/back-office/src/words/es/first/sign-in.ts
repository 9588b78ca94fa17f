import type { signInWords as English } from '../../en/first/sign-in.ts'

/** Texts of the page to sign in, in Spanish. */
export const signInWords: typeof English = {
  signIn: 'Iniciar sesión',
  signInTitle: 'Inicia sesión en tu tienda',
  signInHint: 'Usa tu cuenta del equipo.',
  signInCode: 'Código',
  signInCodeHint: 'De tu aplicación de autenticación, o un código de recuperación.',
  signInCodeNeeded: 'Introduce el código de tu aplicación de autenticación.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  wrongPassword: 'El correo o la contraseña no son correctos.',
  passwordMustChange:
    'Demasiadas contraseñas incorrectas. Inicia sesión desde un lugar que ya hayas usado antes o define una contraseña nueva por correo.',
  recover: {
    forgot: '¿Has olvidado la contraseña o perdido la llave de acceso?',
  },
  passkeys: {
    signIn: 'Iniciar sesión con llave de acceso',
    or: 'o',
    orPasskey: 'O inicia sesión con una llave de acceso, que no necesita código.',
    problems: {
      canceled:
        'No se ha usado ninguna llave de acceso. Has cancelado, ha tardado demasiado o este dispositivo no tiene una llave de acceso para este sitio.',
      exists: 'Este dispositivo o gestor de contraseñas ya tiene una llave de acceso para tu cuenta.',
      wrongPlace:
        'Las llaves de acceso no funcionan en esta dirección. Abre la administración en la dirección de tu tienda, por https.',
      unsuitable:
        'Este dispositivo no puede crear llaves de acceso. Activa su bloqueo de pantalla o PIN, o usa otro dispositivo.',
      unsupported:
        'Este navegador no puede usar llaves de acceso. Inicia sesión con tu contraseña o usa otro navegador.',
      refused:
        'No se ha aceptado esta llave de acceso. Puede que se haya quitado o que haya tardado demasiado. Inténtalo de nuevo.',
      unavailable: 'En este servidor no hay llaves de acceso. Necesitan un nombre de dominio y https.',
    },
    last: 'Tu cuenta no tiene contraseña, así que necesita esta llave de acceso. Primero establece una contraseña o añade otra llave de acceso.',
    full: 'Tienes 20 llaves de acceso. Primero quita una.',
  },
}
