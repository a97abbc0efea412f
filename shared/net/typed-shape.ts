import * as z from 'zod';
import { typedText } from '#common/typed.ts';

/** Text that a person types or pastes and a program reads. The shape checks what was meant, which `read` returns. */
export const typed = <Shape extends z.ZodType<unknown, string>>(shape: Shape, read: (text: string) => string = typedText) =>
  z.string().transform(read).pipe(shape);
