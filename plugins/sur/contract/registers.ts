import { actions } from '#plugins/sur/contract/register_actions'
import { approvals } from '#plugins/sur/contract/register_approvals'
import { exposure } from '#plugins/sur/contract/register_exposure'
import type { Register, RegisterKey } from '#plugins/sur/contract/register'
import { risks } from '#plugins/sur/contract/register_risks'
import { trials } from '#plugins/sur/contract/register_trials'

const registers: Readonly<Record<RegisterKey, Register>> = {
  ...{ approvals, actions, trials, exposure, risks },
}

/** A register by its key. */
export const registerOf = (key: RegisterKey): Register => registers[key]
