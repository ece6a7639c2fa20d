// Taking back: one's own last decision, freely or when everybody agrees.
import { z } from 'zod';
import { idSchema, seatSchema } from './fields.ts';

/** What a client that plays a seat may say of it. */
export const undoRequests = [
  /** Takes back the last decision of the seat whose eyes one has; where others have to agree, they are asked. */
  z.strictObject({ type: z.literal('undo'), id: idSchema, table: idSchema }),
  /** The person at `seat`, who plays from here, agrees or not; for the seat that asked, not to agree is to ask no more. */
  z.strictObject({
    type: z.literal('agree'),
    id: idSchema,
    table: idSchema,
    /** The id of the `undoing`. */
    request: idSchema,
    seat: seatSchema,
    yes: z.boolean(),
  }),
] as const;

/** Everybody at a table is told when somebody asks to take back, who still has to agree, and what came of it. */
export const undoingSchema = z.strictObject({
  type: z.literal('undoing'),
  table: z.string(),
  /** Null: nobody asks. */
  asked: z
    .strictObject({
      /** Names this request. */
      request: z.string(),
      seat: z.int(),
      /** How many moves would be taken back, bots' moves among them. */
      moves: z.int(),
      /** People who have still to agree, ascending. */
      waitsFor: z.array(z.int()),
    })
    .nullable(),
  /** What came of the last one; null while one is asked and for who has just come. */
  came: z
    .strictObject({
      how: z.enum(['taken-back', 'refused', 'withdrawn', 'overtaken']),
      /** Who asked, and who did not agree or moved on; null for nobody. */
      seat: z.int(),
      by: z.int().nullable(),
      moves: z.int(),
    })
    .nullable(),
});
export type Undoing = z.infer<typeof undoingSchema>;

/** How the eyes of a view may take something back: at once, or when the others agree. */
export const backSchema = z.enum(['free', 'asks']);
export type Back = z.infer<typeof backSchema>;
