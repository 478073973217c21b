import type { Refuse } from '#kernel/errors/refusing'
import type { Words } from '#kernel/language/words'

/** JSON Schema (draft 2020-12), as OpenAPI 3.1 holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What says itself which values it takes: a validator of VineJS, the fields of a form. */
export interface Described {
  toJSONSchema(): object
  /** Awaited before it is asked: what it takes depends on the plugins that are installed. */
  ready?(): Promise<void>
}

/** What reads such values as well, and refuses the others. */
export interface Reading<Value> extends Described {
  read(sent: unknown): Value | Promise<Value>
}

/** Files that a call takes as multipart/form-data; the bytes of each are heard with its name. */
export interface AcceptedFiles {
  /** Name of the part of the form. */
  readonly name: string
  readonly many?: true
  /** Asks for them, in a sentence; who sends none is refused with it (2017). */
  readonly which: Words
  /** Most bytes of one, such as `5mb`. */
  readonly largest: string
  /** How names of such files end, `csv`; a call that says nothing looks at names itself. */
  readonly endings?: readonly string[]
  /** The refusal of one of that name that is larger or ends otherwise (2701); `which` when absent. */
  readonly wrong?: (name: string) => Words
  /** One without a byte is judged by the call itself, others are refused (3001). */
  readonly mayBeEmpty?: true
}

/**
 * What one method of a controller takes, what it says to the rest, and what it answers. Stated once:
 * `hear` reads requests by it, the OpenAPI document and whoever tries all calls read it, too.
 */
export interface CallShape {
  /** What the call does, in a few words. One that clients have always made has its words in `productCalls`. */
  readonly what?: string
  /** Parameters in the path; text when nothing is said. */
  readonly path?: Described
  readonly query?: Described
  /** A query whose values are JSON, as the back office asks for a list. */
  readonly list?: Described
  /** Null for a call that could have a body and takes none. */
  readonly body?: Described | null
  /** The refusal of what it does not take; 2017 with a sentence for each value when absent. */
  readonly refuse?: Refuse
  /** The body may also come as a form of a browser. */
  readonly isForm?: true
  readonly files?: AcceptedFiles
  /** It takes an Idempotency-Key, and is done once however often it comes with the same. */
  readonly isRepeatable?: true
  /** A secret of an outside platform stands in place of a session. */
  readonly isOfPlatform?: true
  /** The `data` of the answer; anything when nothing is said. */
  readonly answers?: Described
  /** What its refusals may carry beside their sentences, by name; nothing that a client reads when absent. */
  readonly refuses?: Readonly<Record<string, JsonSchema>>
  /** Media type of an answer that is a file, without the envelope. */
  readonly file?: string
}

/** By name of the method: `static readonly takes = { handle: { what, body } } satisfies Takes`. */
export type Takes = Readonly<Record<string, CallShape>>

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

/** The same, with properties that are said more closely, or beside it. */
export function describedWith<One extends Described>(
  base: One,
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = []
): One {
  const toJSONSchema = () => {
    const schema = base.toJSONSchema() as JsonSchema
    const has = (schema.required ?? []) as string[]
    return {
      ...schema,
      properties: { ...(schema.properties as object), ...properties },
      required: [...new Set([...has, ...required])],
    }
  }
  return Object.assign(Object.create(base) as One, { toJSONSchema })
}

/** The content of a case, or a place in it: `caseContent('properties/C_1_3')`. */
export const caseContent = (place?: string): JsonSchema => ({
  $ref: ['#/components/schemas/CaseContent', ...(place ? [place] : [])].join('/'),
})
