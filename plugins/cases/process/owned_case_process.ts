import app from '@adonisjs/core/services/app'

import { collectOne } from '#kernel/plugins/collect_one'
import { currentScope } from '#kernel/tenancy/actor'

import {
  CaseProcess,
  caseProcess,
  type Process,
  type ProcessNode,
} from '#plugins/cases/contract/process'
import { makeProcess } from '#plugins/cases/process/make_process'
import nodes from './default_process.json' with { type: 'json' }

/** What cases pass where no plugin owns their process. */
export const defaultProcess = makeProcess(nodes as readonly ProcessNode[])

/** The process of the plugin that owns one, else the one that comes with cases. */
export default class OwnedCaseProcess extends CaseProcess {
  async current(): Promise<Process> {
    const owner = await collectOne(app, caseProcess)
    if (!owner) return defaultProcess
    const scope = currentScope()
    return makeProcess(await owner.nodesOf(scope), await owner.followsArchived?.(scope))
  }
}
