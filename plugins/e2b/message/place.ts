/**
 * A place says where an element stands in the message. It is a restricted XPath:
 *
 *   $E.i/observation/value[@xsi:type='CE'][@codeSystem='2.16.840.1.113883.6.163']/@code
 *
 * `$E.i` continues from a known place (message_places.json), a step names a child, `[@a='v']` is a
 * fixed attribute, `[x/y[@code='29']]` or `[x/y/@a='v']` tells the step from its neighbours,
 * `[x/y/@root=$G.k]` joins it to a row, `[starts-with(@value,'tel:')]` is a prefix that is not part
 * of the value, `[2]` a position among equals, and `[r]`, `[i]`, `[k]` mark a repeating group. The
 * place ends with `/@attribute` or `/text()`.
 */
export interface Place {
  /** Name of the known place that this one continues from. */
  anchor?: string
  steps: Step[]
  /** Attribute that holds the value, `#text` for the text, absent for the place of a group. */
  value?: string
}

export type Attributes = Record<string, string>

export interface Step {
  name: string
  attributes: Attributes
  tests: PathTest[]
  /** What stands before the value in its attribute: `tel:`. */
  prefix?: string
  /** Position among children of the same name, from 1. */
  position?: number
  repeats: boolean
  /** Group whose rows start here; set where a known place is put in. */
  group?: string
}

/** Something below a step that tells it from its neighbours or joins it to a row. */
export interface PathTest {
  steps: { name: string; attributes: Attributes }[]
  /** The attribute of the last step holds the identifier of a row (`G.k`) or a reference (`G.k.9.i.1`). */
  reference?: { attribute: string; to: string }
}

export class PlaceError extends Error {}

const NAME = /^[A-Za-z_][\w.-]*/
const ATTRIBUTE = /^@([\w:]+)/
const LITERAL = /^(?:'([^']*)'|"([^"]*)")/

/** Takes a place apart; refuses, with the place in the sentence, what is not in the grammar above. */
export function parsePlace(text: string): Place {
  const reader = new PlaceReader(text)
  const place: Place = { steps: [] }
  if (reader.accept('$')) place.anchor = reader.match(NAME, 'the name of a place')[0]
  while (reader.accept('/')) {
    if (reader.accept('text()')) place.value = '#text'
    else if (reader.sees('@')) place.value = reader.match(ATTRIBUTE, 'an attribute')[1]!
    else place.steps.push(readStep(reader))
  }
  reader.end()
  return place
}

function readStep(reader: PlaceReader): Step {
  const step: Step = { name: '', attributes: {}, tests: [], repeats: false }
  step.name = reader.match(NAME, 'the name of a step')[0]
  while (reader.accept('[')) {
    readPredicate(reader, step)
    reader.expect(']')
  }
  return step
}

function readPredicate(reader: PlaceReader, step: Step) {
  const mark = reader.tryMatch(/^(?:([rik])|(\d+))(?=\])/)
  if (mark?.[1]) step.repeats = true
  else if (mark) step.position = Number(mark[2])
  else if (reader.accept('starts-with(@value,')) {
    step.prefix = reader.literal()
    reader.expect(')')
  } else if (reader.sees('@')) Object.assign(step.attributes, readAttributeTest(reader))
  else step.tests.push(readPathTest(reader))
}

function readAttributeTest(reader: PlaceReader): Attributes {
  const name = reader.match(ATTRIBUTE, 'an attribute')[1]!
  reader.expect('=')
  return { [name]: reader.literal() }
}

function readPathTest(reader: PlaceReader): PathTest {
  const test: PathTest = { steps: [] }
  do {
    const last = test.steps.at(-1)
    if (last !== undefined && reader.sees('@')) {
      const attribute = reader.match(ATTRIBUTE, 'an attribute')[1]!
      reader.expect('=')
      if (reader.accept('$')) {
        test.reference = { attribute, to: reader.match(NAME, 'the name of a place')[0] }
      } else last.attributes[attribute] = reader.literal()
      return test
    }
    const step = { name: reader.match(NAME, 'the name of a step')[0], attributes: {} }
    while (reader.accept('[')) {
      Object.assign(step.attributes, readAttributeTest(reader))
      reader.expect(']')
    }
    test.steps.push(step)
  } while (reader.accept('/'))
  return test
}

class PlaceReader {
  #at = 0

  constructor(readonly text: string) {}

  sees(token: string): boolean {
    return this.text.startsWith(token, this.#at)
  }

  accept(token: string): boolean {
    if (!this.sees(token)) return false
    this.#at += token.length
    return true
  }

  expect(token: string) {
    if (!this.accept(token)) this.#refuse(`"${token}"`)
  }

  tryMatch(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text.slice(this.#at))
    if (found) this.#at += found[0].length
    return found
  }

  match(pattern: RegExp, wanted: string): RegExpExecArray {
    return this.tryMatch(pattern) ?? this.#refuse(wanted)
  }

  literal(): string {
    const [, single, double] = this.match(LITERAL, 'a text in quotes')
    return single ?? double ?? ''
  }

  end() {
    if (this.#at < this.text.length) this.#refuse('the end')
  }

  #refuse(wanted: string): never {
    throw new PlaceError(`"${this.text}": ${wanted} expected at "${this.text.slice(this.#at)}"`)
  }
}
