import { oneLine } from './one-line.ts'
import type { Templates } from './templates.ts'

/**
 * Policy templates in Spanish. The model instructions and the model form are those of Directive 2011/83/EU, Annex I.
 */
export const templates: Templates = {
  blanks: {
    legalName: '[Nombre o razón social]',
    address: '[Calle y número, código postal, localidad, país]',
    email: '[Correo electrónico]',
    vatId: '[NIF-IVA, si lo tienes]',
    returnAddress: '[Dirección para devoluciones]',
  },
  texts: {
    TERMS: ({ storeName, legalName, address, email }) => `Estas condiciones se aplican a los pedidos de ${storeName}.

1. A quién compras
${legalName}
${address}
Correo electrónico: ${email}

2. Cómo se celebra el contrato
Lo que muestra la tienda es una invitación a hacer un pedido. Haces un pedido vinculante con el botón al final de la caja, donde antes puedes revisarlo y corregirlo todo. El contrato se celebra cuando confirmamos el pedido por correo electrónico [o: cuando enviamos los productos]. Guardamos el texto del contrato; lo recibes por correo electrónico y lo encuentras en la página de tu pedido.

3. Precios y pago
Los precios incluyen el IVA salvo que la tienda indique otra cosa. A ellos se suma el envío que se muestra en la caja. Puedes pagar con los métodos que ofrece la caja. [Indica cuándo se cobra cada método.]

4. Envío
Enviamos a los países y en los plazos que muestra la caja. Los detalles están en «Entrega y envío».

5. Desistimiento
Los consumidores de la Unión Europea pueden desistir del contrato en un plazo de 14 días. Los detalles, las excepciones y el modelo de formulario están en «Derecho de desistimiento».

6. Falta de conformidad
Tienes los derechos que te da la ley si un producto no es conforme con el contrato. [Indica el plazo de la garantía legal y describe tu garantía comercial, si la ofreces.]

7. Reclamaciones
Escribe a ${email}. [Indica si estás adherido a una entidad de resolución alternativa de litigios, y cuál.]

8. Ley aplicable
Se aplica la ley de [país]. Los consumidores conservan la protección que les dan las normas imperativas del país en el que viven.`,

    PRIVACY: ({ storeName, legalName, address, email }) => `Cómo trata ${storeName} los datos personales.

1. Responsable
${legalName}
${address}
Correo electrónico: ${email}
[Nombre y contacto de tu delegado de protección de datos, si lo tienes]

2. Pedidos
Tratamos tu nombre, direcciones, correo electrónico, teléfono y pedido para cumplir el contrato contigo (artículo 6.1.b del RGPD), y conservamos las facturas el tiempo que exige la ley fiscal (artículo 6.1.c del RGPD): [número de años].

3. Tu cuenta
Si creas una cuenta, guardamos tus datos hasta que la elimines (artículo 6.1.b del RGPD). En la cuenta puedes descargar y eliminar tus datos.

4. Pago
Los pagos los procesa [nombre de tus proveedores de pago]. Reciben lo necesario para el pago.

5. Envío
Comunicamos tu nombre y dirección y, si hace falta, tu correo electrónico o teléfono a [nombre de tus transportistas].

6. Correos y novedades
Te escribimos sobre tus pedidos. Solo recibes novedades si has dado tu consentimiento (artículo 6.1.a del RGPD) y puedes oponerte en cualquier momento.

7. Visitas a la tienda
El servidor trata la dirección de tu dispositivo para mostrar las páginas e impedir abusos (artículo 6.1.f del RGPD). Las cookies guardan tu carrito y tu sesión: la tienda las necesita. [Nombra los servicios de estadísticas y otros, o borra esta frase.]

8. Otros destinatarios
Nuestro proveedor de alojamiento es [nombre y país]. [Nombra otros destinatarios y las garantías para países fuera de la UE.]

9. Tus derechos
Puedes pedir acceso, rectificación, supresión, limitación y una copia de tus datos, y oponerte a su uso. Escribe a ${email}. Puedes reclamar ante una autoridad de control, como [nombre de tu autoridad].`,

    WITHDRAWAL: ({
      storeName,
      legalName,
      address,
      email,
      returnAddress,
    }) => `Tiene usted derecho a desistir del presente contrato en un plazo de 14 días sin necesidad de justificación.

El plazo de desistimiento expirará a los 14 días del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de esos bienes.

Para ejercer el derecho de desistimiento, deberá usted notificarnos a nosotros (${oneLine(legalName, address)}, ${email}, [teléfono]) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.

Tiene usted asimismo la opción de desistir en línea: abra la página de su pedido con el enlace de nuestros correos o en su cuenta, elija «Desistir del contrato aquí» y confirme. Si recurre a esa opción, le comunicaremos sin demora en un soporte duradero (por correo electrónico) la recepción de dicho desistimiento.

Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.

Consecuencias del desistimiento

En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.

Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.

Deberá usted devolvernos o entregarnos los bienes en ${oneLine(returnAddress)}, sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo.

Deberá usted asumir el coste directo de devolución de los bienes. [O bien: Nos haremos cargo de los costes de devolución de los bienes.]

Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.

Excepciones

No hay derecho de desistimiento para los bienes y servicios en los que ${storeName} lo indica junto al artículo: por ejemplo, los confeccionados según sus especificaciones y los que se deterioran con rapidez. Termina para los bienes precintados que no son aptos para ser devueltos por razones de salud o de higiene, y para las grabaciones y los programas precintados, cuando se rompe el precinto. [Borra lo que no vendas.]

Modelo de formulario de desistimiento

(solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)

— A la atención de ${oneLine(legalName, address)}, ${email}:
— Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)
— Pedido el/recibido el (*)
— Nombre del consumidor y usuario o de los consumidores y usuarios
— Domicilio del consumidor y usuario o de los consumidores y usuarios
— Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel)
— Fecha

(*) Táchese lo que no proceda.`,

    DELIVERY: ({ storeName, email }) => `Envíos de ${storeName}

Dónde enviamos
Enviamos a [países]. La caja muestra lo que es posible para tu dirección.

Cuánto cuesta
La caja muestra el coste del envío antes de hacer el pedido. [Indica tus tarifas y desde qué importe es gratis.]

Cuánto tarda
Los pedidos salen en [número] días laborables y llegan en [número] días laborables más. Te escribimos con el número de seguimiento cuando tu pedido está en camino.

Recogida
[Indica dónde y cuándo se pueden recoger los pedidos, o borra esta sección.]

Si falta algo o está dañado
Escribe a ${email}, si es posible con una foto. Tus derechos legales no dependen de ello.`,

    IMPRINT: ({ legalName, address, email, vatId }) => `${legalName}
${address}

Representante: [nombre de la persona administradora o titular]

Teléfono: [teléfono]
Correo electrónico: ${email}

Registro: [registro mercantil y datos de inscripción]
NIF-IVA: ${vatId}

[Autoridad de supervisión y normas profesionales, si tu actividad las tiene]`,
  },
}
