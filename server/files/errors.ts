/** A refused upload, of which nothing is kept. `status` is the HTTP status, the message is for the user. */
export class UploadRefused extends Error {
  constructor(
    readonly status: 400 | 413 | 415 | 422,
    message: string,
  ) {
    super(message);
    this.name = 'UploadRefused';
  }
}
