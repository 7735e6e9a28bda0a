import type { ExcalidrawElement } from '@excalidraw/excalidraw/element/types';
import { z } from 'zod';
import { defineRecord, moment, type RecordOf } from '@/lib/fields/define-record.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { ownRow } from '@/lib/fields/relation-fields.ts';
import { name, note } from '@/lib/fields/text-fields.ts';

/** Bytes of a board's document as the database counts them. */
export const MAX_DOCUMENT_BYTES = 2_097_152;
/** Boards of one member; the database refuses more. */
export const MAX_BOARDS = 50;

const envelopeSchema = z.looseObject({
  id: z.string().min(1).max(100),
  type: z.enum([
    'rectangle',
    'diamond',
    'ellipse',
    'arrow',
    'line',
    'freedraw',
    'text',
    'image',
    'frame',
  ]),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  version: z.number().int(),
  versionNonce: z.number().int(),
  isDeleted: z.boolean(),
});

/** An element of a board: checked as far as merging and drawing need; Excalidraw repairs the rest. */
export const elementSchema = z.custom<ExcalidrawElement>(
  (value) => envelopeSchema.safeParse(value).success,
  'is not an element of a drawing',
);
export type BoardElement = ExcalidrawElement;

const text = z.string().nullish();
const figure = z.number().nullish();
const bindingSchema = z.looseObject({ elementId: z.string() }).nullish();
/** A file may hold millions of points, which zod's own lists would take seconds to read. */
const listOf = (isItem: (item: unknown) => boolean) =>
  z.custom<readonly unknown[]>((value) => Array.isArray(value) && value.every(isItem));
const isText = (item: unknown) => typeof item === 'string';
const isFigure = (item: unknown) => typeof item === 'number';
const isPoint = (item: unknown) => Array.isArray(item) && item.length >= 2 && item.every(isFigure);
const isLinked = (item: unknown) =>
  typeof item === 'object' && item !== null && isText(Reflect.get(item, 'id'));

const givenEnvelopeSchema = envelopeSchema
  .extend({
    angle: figure,
    opacity: figure,
    strokeColor: text,
    backgroundColor: text,
    strokeStyle: text,
    index: text,
    frameId: text,
    link: text,
    groupIds: listOf(isText).nullish(),
    boundElements: listOf(isLinked).nullish(),
    roundness: z.looseObject({ type: z.number(), value: figure }).nullish(),
    points: listOf(isPoint).optional(),
    pressures: listOf(isFigure).optional(),
    startBinding: bindingSchema,
    endBinding: bindingSchema,
    text: z.string().optional(),
    originalText: text,
    containerId: text,
    fontSize: figure,
    fontFamily: figure,
    lineHeight: figure,
    name: text,
    fileId: text,
    scale: z.array(z.number()).length(2).nullish(),
    crop: z.looseObject({ x: z.number(), y: z.number() }).nullish(),
  })
  .refine(({ type, points, pressures }) => type !== 'freedraw' || (points && pressures));

/** An element of a file or a paste: checked further, since a board with one that cannot be drawn never opens again. */
export const givenElementSchema = z.custom<ExcalidrawElement>(
  (value) => givenEnvelopeSchema.safeParse(value).success,
  'is not an element that can be drawn',
);

const PAGES: ReadonlySet<unknown> = new Set(['iframe', 'embeddable', 'magicframe']);

/** True for an element that embeds a foreign page, which would appear under our name. */
export function isForeignPage(element: unknown): boolean {
  return (
    typeof element === 'object' && element !== null && 'type' in element && PAGES.has(element.type)
  );
}

/**
 * Storage path of an image: a file in a member's folder. Any other path would send the reader's token to an arbitrary
 * API address.
 */
const fileSchema = z.object({
  path: z
    .string()
    .max(200)
    .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/),
  type: z.string().max(50),
});
const MAX_FILES = 1000;

const filesSchema = z.record(z.string(), fileSchema).refine((files) => {
  const all = Object.values(files);
  return all.length <= MAX_FILES && new Set(all.map(({ path }) => path)).size === all.length;
}, 'too many images, or one of them twice');

export const documentSchema = z.object({
  /** In drawing order, including elements removed in the last days, which merging needs. */
  elements: z
    .array(z.unknown())
    .default([])
    .transform((elements) => elements.filter((element) => !isForeignPage(element)))
    .pipe(z.array(elementSchema)),
  files: filesSchema.default({}),
  background: z.string().max(50).optional(),
});
export type BoardDocument = z.infer<typeof documentSchema>;

/** A board without its drawing. */
export const board = defineRecord('whiteboards', 'Whiteboards', [
  name('board', 100),
  note('thumbnail', 'Picture'),
  flag('is_shared', 'Shared'),
  // Made by the database when the board is shared.
  ownRow('share_token', 'Public link'),
  moment('updated_at', 'Changed'),
]);
export type BoardSummary = RecordOf<typeof board>;

export type Board = BoardSummary & { readonly document: BoardDocument };

const withDocumentSchema = z.object({ document: documentSchema });

export function parseBoard(row: unknown): Board {
  return { ...board.schema.parse(row), ...withDocumentSchema.parse(row) };
}

/** Without the elements that cannot be drawn: one of them would leave its reader with an error. */
export const sharedBoardSchema = z.object({
  name: z.string(),
  document: documentSchema.transform((document) => ({
    ...document,
    elements: document.elements.filter((element) => givenElementSchema.safeParse(element).success),
  })),
  updated_at: z.string(),
});
export type SharedBoard = z.infer<typeof sharedBoardSchema>;

/** The record whose current name and figures a shape shows. */
export const recordLinkSchema = z.object({
  kind: z.enum(['card', 'wallet', 'category', 'point_system', 'partner']),
  id: z.string().max(100),
});
export type RecordLink = z.infer<typeof recordLinkSchema>;
