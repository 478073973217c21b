/** JSON Schema (draft 2020-12), as OpenAPI 3.1 holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What says itself which values it takes: a validator of VineJS, the fields of a form. */
export interface Described {
  toJSONSchema(): object
}

/** Files that a call takes as multipart/form-data. */
export interface TakenFiles {
  /** Name of the part of the form. */
  readonly name: string
  readonly many?: true
  /** Which files, in a few words. */
  readonly which: string
}

/** What one method of a controller takes and answers; the OpenAPI document reads it. */
export interface Taken {
  /** What the call does, in a few words. A call of the specification has its words in `productCalls`. */
  readonly what?: string
  /** Parameters in the path; text when nothing is said. */
  readonly path?: Described
  readonly query?: Described
  /** A query whose values are JSON, as the back office asks for a list. */
  readonly list?: Described
  /** Null for a call that could have a body and takes none. */
  readonly body?: Described | null
  /** The body may also come as a form of a browser. */
  readonly isForm?: true
  readonly files?: TakenFiles
  /** It takes an Idempotency-Key, and is done once however often it comes with the same. */
  readonly isRepeatable?: true
  /** A secret of an outside platform stands in place of a session. */
  readonly isOfPlatform?: true
  /** The `data` of the answer; anything when nothing is said. */
  readonly answers?: Described
  /** Media type of an answer that is a file, without the envelope. */
  readonly file?: string
}

/** By name of the method: `static readonly takes: Takes = { handle: { what, body } }`. */
export type Takes = Readonly<Record<string, Taken>>

/** A schema as something that is described. */
export const described = (schema: JsonSchema): Described => ({ toJSONSchema: () => schema })

/** An object of which nothing but these properties is said. */
export const objectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties)
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

/** What is described, with properties that are said more closely, or beside it. */
export function describedWith(
  base: Described,
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = []
): Described {
  return {
    toJSONSchema() {
      const schema = base.toJSONSchema() as JsonSchema
      const has = (schema.required ?? []) as string[]
      return {
        ...schema,
        properties: { ...(schema.properties as object), ...properties },
        required: [...new Set([...has, ...required])],
      }
    },
  }
}

/** The content of a case, or a place in it: `caseContent('properties/C_1_3')`. */
export const caseContent = (place?: string): JsonSchema => ({
  $ref: ['#/components/schemas/CaseContent', ...(place ? [place] : [])].join('/'),
})
