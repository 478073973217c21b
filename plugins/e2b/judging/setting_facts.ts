import app from '@adonisjs/core/services/app'

import type { RuleFactSource } from '#kernel/case/findings/rule_facts'
import { Settings } from '#kernel/settings/settings'

import { e2bSettings } from '#plugins/e2b/settings'

/** What the project has decided and rules ask for (E2B-23s). */
const tell: RuleFactSource = async () => {
  const settings = await app.container.make(Settings)
  const { seriousEvents } = await settings.of('e2b', e2bSettings)
  return { values: { strictSingleSae: seriousEvents === 'one' } }
}

export default [tell]
