import { AppError } from '../errors';

/** An image is not accepted. The response has the code; the log also has the reason, without any part of the image. */
export class ImageError extends AppError {
  constructor(
    code: 'unsupportedImageType' | 'tooManyPixels' | 'damagedImage',
    readonly reason: string,
    values = {},
  ) {
    super(code, values);
    this.name = 'ImageError';
  }
}
