import app from '@adonisjs/core/services/app'

import { Settings } from '#kernel/settings/settings'

import type { CaseProposal, Proposed } from '#plugins/cases/contract/proposals'
import { type Preset, Presets } from '#plugins/presets/contract'
import { presetSettings } from '#plugins/presets/settings'

const ALL = { text: '', by: 'name', direction: 'asc', from: 0, to: 1_000_000 } as const

/**
 * Who sends the cases of the project (C.3): the sender that it has chosen, else the only one that it has.
 * A report that says anything of its sender gets nothing of another one beside it.
 */
const projectSender: CaseProposal = {
  async propose(content) {
    if (Object.keys(content).some((key) => key.startsWith('C_3_'))) return {}
    const { presets } = await (await app.container.make(Presets)).list('sender', ALL)
    const { sender } = await (await app.container.make(Settings)).of('presets', presetSettings)
    // One that was chosen elsewhere, and came with a copied configuration, is not to be found here.
    const chosen = presets.find(({ id }) => id === sender)
    return leavesOf(chosen ?? (presets.length === 1 ? presets[0] : undefined))
  },
}

/** A sender is the page itself: it has no rows. */
const leavesOf = (preset: Preset | undefined) => (preset?.content ?? {}) as Proposed

export default [projectSender]
