import type { downloadWords as English } from '../../en/orders/downloads.ts'

/** Texts of digital products and their downloads in Spanish. */
export const downloadWords: typeof English = {
  downloads: {
    file: 'Archivo para descargar',
    noFile: 'Aún no hay ningún archivo. Los clientes no pueden descargar nada.',
    fileHint: 'Los clientes reciben un enlace de descarga en cuanto su pedido está pagado. Hasta 2 GB.',
    choose: 'Subir archivo',
    replace: 'Sustituir archivo',
    remove: 'Quitar archivo',
    uploading: (name) => `Subiendo ${name}`,
    cancelUpload: 'Cancelar subida',
    tooLarge: (name) => `${name} ocupa más de 2 GB. Divídelo en archivos más pequeños o comprímelo.`,
    empty: (name) => `${name} está vacío.`,
    uploadFailed: (name) => `No se ha podido subir ${name}. Comprueba tu conexión e inténtalo de nuevo.`,
    kinds: {
      SECURE_PICTURE: 'Imagen',
      SECURE_VIDEO: 'Vídeo',
      SECURE_DOCUMENT: 'Documento',
      SECURE_MUSIC: 'Audio',
      SECURE_ARCHIVE: 'Archivo comprimido',
    },
    isDigital: 'Producto digital',
    isDigitalHint: 'Los clientes descargan un archivo en lugar de recibir un envío. Puedes subirlo abajo.',
    title: 'Descargas',
    left: (left, all) => (left === 1 ? `Queda 1 descarga de ${all}` : `Quedan ${left} descargas de ${all}`),
    until: 'Hasta el',
    states: { AVAILABLE: 'Disponible', EXPIRED: 'Caducada', USED_UP: 'Agotada', REVOKED: 'Revocada' },
    renew: 'Renovar enlace',
    renewTitle: (name) => `¿Renovar el enlace de «${name}»?`,
    renewHint: 'Restablece el número de descargas y la fecha de caducidad.',
    renewEmail: 'Enviar el nuevo enlace al cliente por correo',
    renewed: 'Enlace renovado',
    limits: {
      title: 'Enlaces de descarga',
      labels: {
        downloadDays: 'Validez del enlace en días',
        downloadLimit: 'Descargas por artículo comprado',
      },
      hints: {
        downloadDays: 'De 1 a 3650. Se aplica a los pedidos que se paguen a partir de ahora.',
        downloadLimit: 'De 1 a 1000. Reanudar una descarga interrumpida no cuenta.',
      },
    },
  },
}
