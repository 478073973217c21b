import { UnusableInput } from '#plugins/as2/protocol/refusal'

/** A header field: its name as written, and its value without line breaks. */
export type HeaderField = readonly [name: string, value: string]

const BREAKS = /\r?\n[ \t]*/g

/** Header fields in their order; names are compared without regard to case. */
export class HeaderList implements Iterable<HeaderField> {
  readonly fields: readonly HeaderField[]

  constructor(fields: Iterable<readonly [string, string]> = []) {
    this.fields = [...fields].map(([name, value]) => [name, value.replaceAll(BREAKS, ' ').trim()])
  }

  /** Takes the headers of a request of Node, whose values may be lists. */
  static of(headers: Readonly<Record<string, string | readonly string[] | undefined>>): HeaderList {
    return new HeaderList(
      Object.entries(headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((each) => [name, each] as const)
      )
    )
  }

  /** Reads lines `Name: value`, folded or not, ended by CRLF or LF; other lines are left out. */
  static read(text: string): HeaderList {
    const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
    return new HeaderList(
      lines.flatMap((line) => {
        const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? []
        return name === undefined ? [] : [[name, value!] as const]
      })
    )
  }

  [Symbol.iterator](): Iterator<HeaderField> {
    return this.fields[Symbol.iterator]()
  }

  /** The first value of a field, or null. */
  get(name: string): string | null {
    const wanted = name.toLowerCase()
    return this.fields.find(([each]) => each.toLowerCase() === wanted)?.[1] ?? null
  }

  /**
   * The lines as they are sent: unfolded, each ended by CRLF.
   * @throws UnusableInput `value-not-allowed` where a name or value would make a line of its own or
   * is not ASCII.
   */
  write(): string {
    return this.fields.map(([name, value]) => `${name}: ${printable(name, value)}\r\n`).join('')
  }
}

/** Gives headers that may be sent, or refuses them. */
export function sendable(headers: HeaderList): HeaderList {
  headers.write()
  return headers
}

/** Gives a value that may stand in a header, or refuses it. */
function printable(name: string, value: string): string {
  if (!/^[!-9;-~]+$/.test(name) || !/^[\t -~]*$/.test(value)) {
    throw new UnusableInput('value-not-allowed', `${name}: ${JSON.stringify(value)}`)
  }
  return value
}
