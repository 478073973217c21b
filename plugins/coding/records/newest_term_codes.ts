import { inject } from '@adonisjs/core'

import { TermCodes } from '#plugins/coding/contract/term_codes'
import { TermStates } from '#plugins/coding/records/term_states'
import { codesBelow } from '#plugins/coding/records/term_codes'

/** Codes as the newest version has them. */
@inject()
export default class NewestTermCodes extends TermCodes {
  constructor(private states: TermStates) {
    super()
  }

  async below(preferredTerm: string): Promise<readonly string[]> {
    const code = Number(preferredTerm)
    const [version] = (await this.states.versionsInUse()).toSorted((one, other) =>
      other.localeCompare(one, 'en', { numeric: true })
    )
    if (version === undefined || !Number.isSafeInteger(code) || code <= 0) return [preferredTerm]
    const found = await codesBelow({ version, level: 'pt', code })
    return typeof found === 'string' ? [preferredTerm] : [preferredTerm, ...found.map(String)]
  }
}
