import { actions } from '#plugins/sur/contract/registers/actions'
import { approvals } from '#plugins/sur/contract/registers/approvals'
import { exposure } from '#plugins/sur/contract/registers/exposure'
import type { Register, RegisterKey } from '#plugins/sur/contract/registers/register'
import { risks } from '#plugins/sur/contract/registers/risks'
import { trials } from '#plugins/sur/contract/registers/trials'

const registers: Readonly<Record<RegisterKey, Register>> = {
  ...{ approvals, actions, trials, exposure, risks },
}

/** A register by its key. */
export const registerOf = (key: RegisterKey): Register => registers[key]
