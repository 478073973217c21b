import { readFile, writeFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import { openMessage } from '#plugins/e2b/intake/open_message'
import type { Words } from '#kernel/language/words'
import { ALLOWED, type MessageDifference } from '#plugins/e2b/message/message_differences'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { validateMessage } from '#plugins/e2b/schema/validate_message'

export default class E2bRoundtrip extends E2bCommand {
  static commandName = 'e2b:roundtrip'
  static description =
    'Reads a message and writes it again; tells what was not mapped, what differs and why'

  @args.string({ description: 'E2B(R3) message' })
  declare file: string

  @flags.string({ description: 'File to write', required: true })
  declare out: string

  async run() {
    await this.refusing(async () => {
      const found: Words[] = []
      const opening = { ...messageSettings(), notes: found }
      using document = openMessage(await readFile(this.file), opening)
      const { xml, ...result } = roundTrip(document, await this.catalogue())
      await writeFile(this.out, xml)
      const { checked, valid, errors } = validateMessage(xml)
      const faults = result.changes.filter(({ allowed }) => allowed === undefined)
      const ok = result.differences.length === 0 && faults.length === 0 && valid
      const notes = [...found, ...result.notes]
      this.print(
        { ok, out: this.out, ...result, notes, schema: { checked, valid, errors } },
        () => [
          `${result.reports} reports read and written to ${this.out}`,
          `${result.differences.length} elements differ`,
          ...result.differences.map(({ path }) => `  ${path}`),
          ...notes.map(({ en }) => en),
          `${result.unmapped.length} parts are not mapped, ${result.unmapped.length - result.left.length} of them are put back`,
          ...result.unmapped.map(
            (part) =>
              `  ${part.place}${result.left.includes(part) ? ' (not put back)' : ''}\n    ${part.xml}`
          ),
          `${faults.length} nodes of the message are not as they came`,
          ...faults.map(({ place, kind, was, is }) => `  ${place}: ${kind} ${was ?? is ?? ''}`),
          ...allowedLines(result.changes),
          checked
            ? valid
              ? 'Valid against the ICH schema'
              : 'Not valid'
            : 'No ICH schema installed (`e2b:schema-install` takes your copy of it)',
          ...errors.map(({ line, message }) => `  line ${line}: ${message}`),
        ]
      )
      if (!ok) this.exitCode = 1
    })
  }
}

/** How often the message differs where that carries no fact, and why. */
function allowedLines(changes: readonly MessageDifference[]): string[] {
  return Object.entries(ALLOWED).flatMap(([name, why]) => {
    const places = changes.filter(({ allowed }) => allowed === name)
    if (places.length === 0) return []
    return [
      `${places.length} differences without a fact: ${why}`,
      ...places.map(({ place }) => `  ${place}`),
    ]
  })
}
