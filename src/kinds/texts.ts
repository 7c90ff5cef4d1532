import { defineTexts } from '../lib/texts';

/** Days of the week (SHOW-010). */
export const dayTexts = defineTexts('day', {
  names: {
    sunday: 'Sunday',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
  },
  shortcuts: {
    weekdays: 'Weekdays',
    weekends: 'Weekends',
  },
});

/** Messages for broken rules; a definition needs its own only where it differs. */
export const ruleMessages = defineTexts('rules', {
  required: '{label} is required.',
  number: '{label} must be a number.',
  positive: '{label} must be a positive number.',
  atLeast: '{label} must be greater than or equal to {limit}.',
  atMost: '{label} must be less than or equal to {limit}.',
  integer: '{label} must be a whole number.',
  step: '{label} must be a multiple of {limit}.',
  maxLength: '{label} exceeds {limit} characters.',
  pattern: '{label} is not in the expected form.',
  choice: '{label} must be one of the choices.',
  link: '{label} must be a web, email or telephone link.',
  unsafeLink: '{label} holds a link that is not allowed.',
  minItems: '{label} needs at least {limit}.',
  maxItems: '{label}: at most {limit}.',
  maxFiles: 'Maximum of {limit} files',
  uploading: 'file is still uploading',
  infected: 'The file is infected, Saving this image is disabled.',
  infectedAttachment: 'The file is infected, Saving this attachment is disabled.',
  fileFormat: 'Invalid format.',
  videoLink: 'invalid video link',
  webLink: '{label} must be a web link that starts with http:// or https://.',
  failed: 'The upload did not finish. Retry it or remove the file.',
  /** For a file that was copied from another brand. */
  otherBrand: 'The file belongs to another brand. Upload it here instead.',
  date: 'Please enter a valid date.',
  time: 'Please enter a valid time.',
  dateTime: 'Please enter a valid date and time.',
  choices: '{label} holds something that is none of the choices.',
  fewestChoices: '{label}: choose at least {limit}.',
  mostChoices: '{label}: choose at most {limit}.',
  unit: '{label} needs a unit: {units}.',
  laterThan: '{label} must be later than {other}.',
  notBefore: '{label} must not be earlier than {other}.',
  notAfter: '{label} must not be later than {other}.',
  today: 'today',
  sameAs: '{label} must be the same as {other}.',
  email: 'Please enter valid email',
  phone: 'Please Enter Valid {label}',
  tagWithSeparator: "A tag may not hold ''{separator}''.",
  /** 'Email must be unique per category.' */
  unique: '{label} must be unique.',
  uniquePer: '{label} must be unique per {others}.',
  /** @param highest the maximum degrees; the minimum is the negative of it */
  degrees: '{label} must be a number from -{highest} to {highest}.',
  reference: '{label} names something that is not there, or that you may not read.',
  other: '{label} is not valid.',
});

/** Messages for the rules of `src/kinds/namedRules.ts`. */
export const namedRuleMessages = defineTexts('namedRules', {
  philippineMobile: '{label} must be a Philippine mobile number, such as 0917 123 4567.',
  philippineTin: '{label} must be a TIN, such as 123-456-789-000.',
  kebabCase: '{label} may hold small letters and digits, in words joined by hyphens.',
});

/** Warnings about accepted but unexpected values. */
export const warningMessages = defineTexts('warnings', {
  max: '{label} should be at most {limit}.',
  maxLength: '{label} should have at most {limit} characters: the rest may be cut off where it is shown.',
  whole: '{label} should be a whole number.',
  inOrder: '{label} should end later than it begins.',
});
