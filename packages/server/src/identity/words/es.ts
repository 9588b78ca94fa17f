import type { LetterWords } from './en.ts'

/** What letters about signing in say, in Spanish, in the polite form. */
export const words: LetterWords = {
  ignore: 'Si no ha sido usted, no tiene que hacer nada.',
  codeSubject: (code, store) => `${code} es su código para ${store}`,
  confirmTitle: 'Confirme su correo electrónico',
  signUpText: 'Escriba este código para terminar el registro. Vale diez minutos.',
  addressText: 'Escriba este código para mostrar que esta dirección es suya. Vale diez minutos.',
  factorTitle: '¿Es usted quien inicia sesión?',
  factorText: 'Escriba este código para continuar. Vale diez minutos; no se lo dé a nadie.',
  factorWarning: 'Si no ha sido usted, alguien conoce su contraseña: establezca una nueva cuanto antes.',
  changedSubject: (store) => `Su acceso a ${store} ha cambiado`,
  changedTitle: 'Su acceso ha cambiado',
  changes: {
    added: (label) => `Se ha añadido una segunda prueba: ${label}.`,
    removed: (label) => `Se ha quitado una segunda prueba: ${label}.`,
    renewed: () => 'Se han creado códigos de recuperación nuevos. Los anteriores ya no valen.',
  },
  changedWarning: 'Si no ha sido usted, establezca una contraseña nueva cuanto antes.',
  newPassword: 'Establecer una contraseña nueva',
  openSubject: (store) => `Su cuenta de ${store} está abierta`,
  welcome: (store) => `Le damos la bienvenida a ${store}`,
  approvedText: 'La tienda ha aprobado su cuenta. Ya puede iniciar sesión.',
  signIn: 'Iniciar sesión',
  invitationSubject: (store) => `Su cuenta de ${store}`,
  invitationText:
    'Hay una cuenta lista para usted. Establezca una contraseña para entrar. El enlace vale una semana, una sola vez.',
  firstPassword: 'Establecer una contraseña',
  existsSubject: (store) => `Ya tiene una cuenta en ${store}`,
  existsTitle: 'Ya tiene una cuenta',
  existsText:
    'Alguien ha intentado registrarse con su correo electrónico, que ya tiene una cuenta. Si ha sido usted, inicie sesión, o establezca una contraseña nueva si ha olvidado la suya.',
  recoverySubject: (store) => `Establezca una contraseña nueva para ${store}`,
  recoveryText: 'Siga este enlace en el plazo de una hora. Vale una sola vez.',
  passwordSubject: (store) => `Su contraseña de ${store} ha cambiado`,
  passwordTitle: 'Su contraseña ha cambiado',
  passwordText:
    'Se ha cerrado la sesión en los demás dispositivos. Si no la ha cambiado usted, establezca una contraseña nueva cuanto antes.',
}
