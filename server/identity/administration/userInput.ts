import { BadInput } from '../../errors';
import { isEmail } from '../email';
import { messages } from '../messages';
import { optionalId, optionalText, readFields, requiredText } from '../../requestFields';
import { optionalFlag, optionalName, optionalRevision, requiredName } from './bodies';

/** The validated input of the user form (USR-011 to USR-019). */
export interface UserInput {
  readonly firstName: string;
  readonly middleName: string | undefined;
  readonly lastName: string;
  readonly email: string;
  readonly contactNumber: string;
  /** Absent only for users of the platform. */
  readonly tenantId: string | undefined;
  readonly roleId: string;
}

/** The input of an update (USR-036). */
export interface UserUpdate extends UserInput {
  /** Absent: unchanged. */
  readonly isActive: boolean | undefined;
  readonly reason: string | undefined;
  /** Absent: applies to the current revision. */
  readonly expectedRevision: number | undefined;
}

/**
 * The payload of `POST /iam/users`; isActive is ignored, because a new user is inactive (USR-022).
 * @throws BadInput with the same text as the form
 */
export function readNewUser(body: unknown): UserInput & { readonly tenantId: string } {
  const input = readUser(readFields(body));
  const { tenantId } = input;
  if (tenantId === undefined) throw new BadInput('tenantId', messages.brandMissing);
  return { ...input, tenantId };
}

/**
 * The payload of `PUT /iam/users/{id}`. An empty password changes nothing.
 * @throws BadInput
 */
export function readUserUpdate(body: unknown): UserUpdate {
  const fields = readFields(body);
  if (optionalText(fields, 'password') !== undefined) throw new BadInput('password', messages.noPassword);
  return {
    ...readUser(fields),
    isActive: optionalFlag(fields, 'isActive'),
    reason: optionalText(fields, 'reason'),
    expectedRevision: optionalRevision(fields),
  };
}

function readUser(body: ReturnType<typeof readFields>): UserInput {
  const firstName = requiredName(body, 'firstName', messages.firstNameMissing);
  const middleName = optionalName(body, 'middleName');
  const lastName = requiredName(body, 'lastName', messages.lastNameMissing);
  const contactNumber = requiredText(body, 'contactNumber', messages.contactNumberMissing);
  if (!CONTACT_NUMBER.test(contactNumber)) throw new BadInput('contactNumber', messages.contactNumberWrong);
  const email = requiredText(body, 'email', messages.emailMissing);
  if (!isEmail(email)) throw new BadInput('email', messages.emailWrong);
  const tenantId = optionalId(body, 'tenantId');
  const roleId = optionalId(body, 'roleId');
  if (roleId === undefined)
    throw new BadInput('roleId', tenantId === undefined ? messages.brandMissing : messages.roleMissing);
  return { firstName, middleName, lastName, contactNumber, email, tenantId, roleId };
}

/** 09 or 639, then nine digits (USR-015). */
const CONTACT_NUMBER = /^(09|639)\d{9}$/;
