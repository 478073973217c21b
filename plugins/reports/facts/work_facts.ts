import app from '@adonisjs/core/services/app'

import { today } from '#kernel/fields/today'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseProcess } from '#plugins/cases/contract/process'
import type { FactsOfPlugin, ReportFacts } from '#plugins/reports/contract'
import { wording } from '#plugins/reports/lang/server/wording'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const isInstalled = async (plugin: string) =>
  (await app.container.make(PluginRegistry)).plugins.some(({ name }) => name === plugin)

const nothing: ReportFacts = { facts: [] }

/** Where submissions went and whether in time, where there is a plugin that submits. */
const ofSubmissions: FactsOfPlugin = {
  async facts() {
    if (!(await isInstalled('gateway'))) return nothing
    const { knownSubmissions } = await import('#plugins/gateway/contract/views')
    const now = quoted(today(await projectAtHand()))
    return {
      sources: [
        {
          key: 'submission',
          join: `LEFT JOIN ${knownSubmissions} s ON s.case_id = c.case_id`,
          thing: { sql: 's.id', label: wording('things.submissions') },
        },
      ],
      facts: [
        {
          ...{
            key: 'destination',
            label: wording('facts.destination'),
            absent: wording('absent.submission'),
            source: 'submission',
          },
          ...{ sql: 's.destination', names: 'text', elements: [] },
        },
        {
          ...{
            key: 'submission_state',
            label: wording('facts.submission_state'),
            absent: wording('absent.submission'),
          },
          ...{ source: 'submission', sql: 's.state', elements: [] },
          names: {
            choices: (
              [
                ...(['queued', 'waiting', 'sent', 'portal', 'delivered'] as const),
                ...(['accepted', 'rejected', 'halted', 'withdrawn', 'closed'] as const),
              ] as const
            ).map((value) => ({ value, label: wording(`state.${value}`) })),
          },
        },
        {
          ...{
            key: 'punctuality',
            label: wording('facts.punctuality'),
            absent: wording('absent.submission'),
            source: 'submission',
          },
          sql: `CASE WHEN s.id IS NULL THEN NULL WHEN s.due IS NULL THEN 'no_due'
            WHEN s.submitted_on <= s.due THEN 'on_time' WHEN s.submitted_on > s.due THEN 'late'
            WHEN s.due < ${now}::date THEN 'overdue' ELSE 'open' END`,
          names: {
            choices: (['on_time', 'late', 'open', 'overdue', 'no_due'] as const).map((value) => ({
              ...{ value, label: wording(`punctuality.${value}`) },
            })),
          },
          elements: [],
        },
      ],
      dates: [
        {
          ...{ key: 'sent', label: wording('dates.sent'), elements: [] },
          sql: `(SELECT max(z.submitted_on) FROM ${knownSubmissions} z WHERE z.case_id = c.case_id)`,
        },
      ],
    }
  },
}

/** When cases came to each node, where a plugin keeps their steps. */
const ofSteps: FactsOfPlugin = {
  async facts() {
    if (!(await isInstalled('process'))) return nothing
    const { knownCaseSteps } = await import('#plugins/process/contract/views')
    const { timeZone } = await projectAtHand()
    const { nodes } = await (await app.container.make(CaseProcess)).current()
    const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => quoted(key))
    const day = (at: string) => `(${at} AT TIME ZONE ${quoted(timeZone)})::date`
    return {
      sources: [
        {
          key: 'step',
          join: `LEFT JOIN LATERAL (SELECT y.to_node, min(${day('y.at')}) AS day
            FROM ${knownCaseSteps} y WHERE y.case_id = c.case_id GROUP BY y.to_node) w ON true`,
        },
      ],
      facts: [
        {
          ...{ key: 'node', label: wording('facts.node'), source: 'step', sql: 'w.to_node' },
          names: { choices: nodes.map(({ key, name }) => ({ value: key, label: name })) },
          elements: ['C.1.4'],
        },
      ],
      dates:
        ended.length === 0
          ? []
          : [
              {
                ...{ key: 'archived', label: wording('dates.archived'), elements: [] },
                sql: `(SELECT max(${day('z.at')}) FROM ${knownCaseSteps} z
                  WHERE z.case_id = c.case_id AND z.to_node IN (${ended.join(', ')}))`,
              },
            ],
    }
  },
}

export default [ofSubmissions, ofSteps]
