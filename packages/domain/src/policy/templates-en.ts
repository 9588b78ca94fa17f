import { oneLine } from './one-line.ts'
import type { Templates } from './templates.ts'

/**
 * Policy templates in English. The model instructions and the model form are those of Directive 2011/83/EU, Annex I.
 */
export const templates: Templates = {
  blanks: {
    legalName: '[Name of your business]',
    address: '[Street and number, postal code, city, country]',
    email: '[Email address]',
    vatId: '[VAT ID, if you have one]',
    returnAddress: '[Address for returns]',
  },
  texts: {
    TERMS: ({ storeName, legalName, address, email }) => `These terms apply to orders from ${storeName}.

1. Who you buy from
${legalName}
${address}
Email: ${email}

2. How a contract is made
What we show in the store is an invitation to order. You place a binding order with the button at the end of the checkout, where you can check and correct everything first. The contract is made when we confirm the order by email [or: when we ship the goods]. We keep the text of the contract; you get it by email and find it on the page of your order.

3. Prices and payment
Prices include value added tax unless the store says otherwise. Delivery is added as shown at the checkout. You can pay by the methods that the checkout offers. [Say when each method is charged.]

4. Delivery
We deliver to the countries that the checkout offers, in the time that it shows. Details stand in our delivery policy.

5. Withdrawal
Consumers in the European Union can withdraw from the contract within 14 days. Details, exceptions and the model form stand in our policy on withdrawal.

6. Faulty goods
You have the rights that the law gives you if goods are faulty or not as agreed. For consumers this is a legal guarantee of conformity of at least two years from delivery. [Describe your commercial guarantee, or delete this sentence.]

7. Complaints
Write to ${email}: we answer as soon as we can. [Say whether you take part in a dispute settlement procedure before a consumer arbitration board, and name the board.]

8. Applicable law
The law of [country] applies. Consumers keep the protection that the mandatory law of the country in which they live gives them.`,

    PRIVACY: ({ storeName, legalName, address, email }) => `How ${storeName} uses personal data.

1. Who is responsible
${legalName}
${address}
Email: ${email}
[Name and contact of your data protection officer, if you have one]

2. Orders
We use your name, addresses, email, phone number and order to fulfill the contract with you (Article 6(1)(b) GDPR), and keep invoices as long as tax law asks for (Article 6(1)(c) GDPR): [number of years].

3. Your account
If you create an account, we keep your details until you delete it (Article 6(1)(b) GDPR). You can download and delete your data in the account.

4. Payment
Payments are processed by [name of your payment providers]. They get what they need for the payment.

5. Delivery
We pass your name and address, and your email or phone number if the carrier needs them, to [name of your carriers].

6. Emails and news
We email you about your orders. You get news only if you agreed to it (Article 6(1)(a) GDPR), and can object at any time.

7. Visits to the store
The server processes the address of your device to show the pages and to stop abuse (Article 6(1)(f) GDPR). Cookies keep your cart and your sign-in: the store needs them to work. [Name analytics and other services, or delete this sentence.]

8. Who else gets data
Our hosting provider is [name and country]. [Name other recipients, and the safeguards for countries outside the EU.]

9. Your rights
You can ask for access, correction, deletion, restriction and a copy of your data, and object to its use. Write to ${email}. You can complain to a supervisory authority, such as [name of your authority].`,

    WITHDRAWAL: ({
      storeName,
      legalName,
      address,
      email,
      returnAddress,
    }) => `You have the right to withdraw from this contract within 14 days without giving any reason.

The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.

To exercise the right of withdrawal, you must inform us (${oneLine(legalName, address)}, ${email}, [phone number]) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.

You can also withdraw online: open the page of your order by the link in our emails, or in your account, choose “Withdraw from contract here”, and confirm. If you use this option, we will communicate to you an acknowledgement of receipt of such a withdrawal on a durable medium (by e-mail) without delay.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.

We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.

You shall send back the goods or hand them over to us at ${oneLine(returnAddress)}, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.

You will have to bear the direct cost of returning the goods. [Or: We will bear the cost of returning the goods.]

You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.

Exceptions

There is no right of withdrawal for goods and services for which ${storeName} says so at the item: for example goods that are made to your specifications, and goods that spoil quickly. It ends for sealed goods that cannot be returned for reasons of health or hygiene, and for sealed recordings and software, once the seal is broken. [Delete what you don’t sell.]

Model withdrawal form

(complete and return this form only if you wish to withdraw from the contract)

— To ${oneLine(legalName, address)}, ${email}:
— I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),
— Ordered on (*)/received on (*),
— Name of consumer(s),
— Address of consumer(s),
— Signature of consumer(s) (only if this form is notified on paper),
— Date

(*) Delete as appropriate.`,

    DELIVERY: ({ storeName, email }) => `Delivery from ${storeName}

Where we deliver
We deliver to [countries]. The checkout shows what is possible for your address.

What it costs
The checkout shows the cost of delivery before you order. [Say your rates, and from which amount delivery is free.]

How long it takes
Orders are shipped within [number] working days and arrive within [number] working days after that. You’ll get an email with the tracking number once your order is on its way.

Pickup
[Say where and when orders can be picked up, or delete this section.]

If something is missing or damaged
Write to ${email}, if possible with a photo. Your legal rights don’t depend on it.`,

    IMPRINT: ({ legalName, address, email, vatId }) => `${legalName}
${address}

Represented by: [name of the managing director or owner]

Phone: [phone number]
Email: ${email}

Register: [court or authority, and registration number]
VAT ID: ${vatId}

[Supervisory authority and professional rules, if your trade has them]`,
  },
}
