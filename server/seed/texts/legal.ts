interface LegalTexts {
  readonly brand: string;
  readonly office: string;
  readonly email: string;
}

/** Terms of a brand's website. */
export function termsOf({ brand, office, email }: LegalTexts): string {
  return [
    `<p>By using the ${brand} website you agree to the terms below. Please read them before you send an inquiry or a reservation.</p>`,
    '<h3>1. Information on this website</h3>',
    '<p>Plans, perspectives, areas and prices are shown for guidance. They may change without notice and become binding only when they are part of a signed contract.</p>',
    '<h3>2. Reservations</h3>',
    '<ul><li><p>A reservation is confirmed in writing by our sales office.</p></li><li><p>Reservation fees are credited to the purchase price.</p></li><li><p>Cancellation follows the reservation agreement and the law.</p></li></ul>',
    '<h3>3. Pictures and marks</h3>',
    `<p>Texts, pictures and marks belong to ${brand} or its partners. You may share links to our pages; copying their content needs our consent.</p>`,
    '<h3>4. Contact</h3>',
    `<p>${office}<br>E-mail: <a href="mailto:${email}">${email}</a></p>`,
  ].join('');
}

/** Privacy policy of a brand's website. */
export function privacyOf({ brand, office, email }: LegalTexts): string {
  return [
    `<p>${brand} collects only the personal data that it needs to answer you and to serve you as a buyer.</p>`,
    '<h3>What we collect</h3>',
    '<ul><li><p>Your name, e-mail address and mobile number, when you send an inquiry.</p></li><li><p>Details of the home you are looking for.</p></li><li><p>Technical data of your visit, kept for thirty days.</p></li></ul>',
    '<h3>What we use it for</h3>',
    '<p>To reply to you, to arrange a visit, and to prepare documents you ask for. We do not sell personal data.</p>',
    '<h3>Your rights</h3>',
    `<p>You may ask to see, correct or delete your data at any time: <a href="mailto:${email}">${email}</a>, or in writing to ${office}.</p>`,
  ].join('');
}
