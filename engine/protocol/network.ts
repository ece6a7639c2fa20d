// What is said about who is at a table and how it can be reached: facts that everybody there may know, and those for its host.
import { z } from 'zod';

/** Who sits where, as everybody may know it. */
export const occupantSchema = z.strictObject({
  /** Empty at an open seat. */
  name: z.string(),
  kind: z.enum(['person', 'bot', 'open']),
  /** The kind of bot; null for people. */
  bot: z.string().nullable(),
});
export type Occupant = z.infer<typeof occupantSchema>;

/** Who sits where, and whether they can be heard. */
export const companionSchema = occupantSchema.extend({
  /** Where a person plays: at the host's screen, or on a device of their own; null for bots and open seats. */
  at: z.enum(['screen', 'device']).nullable(),
  /** The device cannot be heard. */
  isLost: z.boolean(),
  /** They said that they leave: lost, but nobody waits for them. */
  hasLeft: z.boolean(),
  /** A bot plays until the person whose name this is comes back. */
  standsIn: z.boolean(),
});
export type Companion = z.infer<typeof companionSchema>;

/** Everybody at a table, after a change and for who has just come. */
export const companySchema = z.strictObject({
  type: z.literal('company'),
  table: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(companionSchema),
  /** How many watch from devices of their own. */
  watchers: z.int(),
  /** False while the table waits for guests: then nobody has been sent a view. */
  begun: z.boolean(),
});
export type Company = z.infer<typeof companySchema>;

/** An address at which this host may be reached. */
const addressSchema = z.strictObject({
  /** Such as `http://192.168.1.20:4848/`. */
  url: z.string(),
  /** The name of the network interface, such as `wlan0`. */
  through: z.string(),
  /** A bridge or tunnel of some program: others in the room can hardly reach it. */
  isVirtual: z.boolean(),
});
export type LanAddress = z.infer<typeof addressSchema>;

/** Whether other copies can find the table by name. */
export const announcedSchema = z.enum([
  /** Not known yet. */
  'starting',
  /** The announcement was heard on the network. */
  'heard',
  /** It was not: multicast is blocked here. */
  'silent',
]);
export type Announced = z.infer<typeof announcedSchema>;

/** What only the host's own windows are told. */
export const hostingSchema = z.strictObject({
  type: z.literal('hosting'),
  table: z.string(),
  /** Null while the table is not open to the network. */
  network: z
    .strictObject({
      port: z.int(),
      /** As it is shown and typed, such as `KM4-7QX`. */
      code: z.string(),
      /** The address with the code in it, for a QR code; of the first address. */
      invitation: z.string(),
      /** The likeliest first; empty when this machine is in no network. */
      addresses: z.array(addressSchema),
      announced: announcedSchema,
      /** Each guest is asked about. */
      asks: z.boolean(),
      graceMs: z.int(),
    })
    .nullable(),
  requests: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** Null: wants to watch. */
      seat: z.int().nullable(),
      /** The address it comes from. */
      from: z.string(),
    }),
  ),
  guests: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** Null: watches. */
      seat: z.int().nullable(),
      isLost: z.boolean(),
      /** They said that they leave. */
      hasLeft: z.boolean(),
      /** Milliseconds until a bot may play for a lost guest; 0 from then on, null for who is there. */
      graceLeftMs: z.int().nullable(),
    }),
  ),
});
export type Hosting = z.infer<typeof hostingSchema>;

/** A ticket for one device and one seat; the address is for a QR code and works once. */
export const ticketSchema = z.strictObject({
  type: z.literal('ticket'),
  id: z.string(),
  table: z.string(),
  seat: z.int(),
  url: z.string(),
});

/** How a guest stands with the table. */
export const guestSchema = z.strictObject({
  type: z.literal('guest'),
  table: z.string(),
  /** The request that it answers; null when something else has changed it. */
  id: z.string().nullable(),
  standing: z.enum([
    /** Sees who is there, and may ask for a seat. */
    'outside',
    /** The host has not answered yet. */
    'asking',
    'seated',
    'watching',
    /** The host said no; one may ask again. */
    'refused',
    /** The host has sent them away. */
    'removed',
    /** The seat is played at the host's screen again; one may ask again. */
    'taken-back',
    /** The seat is now played from another device with the same pass. */
    'elsewhere',
    /** The host has taken the table off the network. */
    'closed',
  ]),
  seat: z.int().nullable(),
});
export type GuestStanding = z.infer<typeof guestSchema>;

/** What a guest comes back with; only ever sent to the device whose it is. A relay keeps it and passes on `secret: ''`. */
export const passSchema = z.strictObject({
  type: z.literal('pass'),
  table: z.string(),
  seat: z.int().nullable(),
  name: z.string(),
  secret: z.string(),
});

/** A table that another copy announces. */
export const foundTableSchema = z.strictObject({
  id: z.string(),
  /** Such as `192.168.1.20:4848`, the likeliest first. */
  addresses: z.array(z.string()),
  /** The name of the other machine. */
  host: z.string(),
  game: z.string(),
  names: z.array(z.string()),
  /** How many seats are free. */
  free: z.int(),
  begun: z.boolean(),
  program: z.string(),
  protocol: z.int(),
});
export type FoundTable = z.infer<typeof foundTableSchema>;

export const foundSchema = z.strictObject({
  type: z.literal('found'),
  tables: z.array(foundTableSchema),
  /** Nothing can be heard on this network; only an address leads to a table. */
  isDeaf: z.boolean(),
});

/** How it stands with another host that this window is carried to. */
export const awaySchema = z.strictObject({
  type: z.literal('away'),
  /** The request that it answers; null when something has changed. */
  id: z.string().nullable(),
  /** Null: not away (any more). */
  address: z.string().nullable(),
  link: z.enum(['connecting', 'connected', 'lost']).nullable(),
});

/** A seat that this copy holds at a table of another host. */
export const seatElsewhereSchema = z.strictObject({
  table: z.string(),
  address: z.string(),
  game: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type SeatElsewhere = z.infer<typeof seatElsewhereSchema>;
