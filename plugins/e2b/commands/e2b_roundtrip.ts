import { readFile, writeFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { validateMessage } from '#plugins/e2b/schema/validate_message'

export default class E2bRoundtrip extends E2bCommand {
  static commandName = 'e2b:roundtrip'
  static description =
    'Reads a message and writes it again; tells what was not mapped and what differs'

  @args.string({ description: 'E2B(R3) message' })
  declare file: string

  @flags.string({ description: 'File to write', required: true })
  declare out: string

  async run() {
    await this.refusing(async () => {
      using document = this.open(await readFile(this.file))
      const { xml, ...result } = roundTrip(document, await this.catalogue())
      await writeFile(this.out, xml)
      const { checked, valid, errors } = validateMessage(xml)
      const ok = result.differences.length === 0 && valid
      this.print({ ok, out: this.out, ...result, schema: { checked, valid, errors } }, () => [
        `${result.reports} reports read and written to ${this.out}`,
        `${result.differences.length} elements differ`,
        ...result.differences.map(({ path }) => `  ${path}`),
        `${result.unmapped.length} parts are not mapped`,
        ...result.unmapped.map(({ place, xml: part }) => `  ${place}\n    ${part}`),
        checked
          ? valid
            ? 'Valid against the ICH schema'
            : 'Not valid'
          : 'No ICH schema installed',
        ...errors.map(({ line, message }) => `  line ${line}: ${message}`),
      ])
      if (!ok) this.exitCode = 1
    })
  }
}
