import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NodeSetup } from '#plugins/process/contract/definition'
import { type Answer, type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { sentenceOf } from '#resources/app/api_error'
import { fieldErrorsOf } from '#resources/app/field_errors'
import { say } from '#resources/app/language'
import { useMessages } from '#resources/kit/messages'

/** Where a process is kept: in a project, or by the company. */
export const places = {
  project: { show: 'GET /system/process', save: 'PUT /system/process', told: 'saved' },
  company: {
    show: 'GET /company/template/process',
    save: 'PUT /company/template/process',
    told: 'template_saved',
  },
} as const

export type Place = keyof typeof places

export type ShownSetup = Answer<'GET /system/process'>
export type Setup = ShownSetup['setup']

/** The process while it is edited, beside the one that is kept. */
export function useSetup(place: Place) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { show, save: saveCall, told } = places[place]
  const { data, error, reload } = useAnswer(show, {})
  const [edited, setEdited] = useState<Setup | null>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const setup = edited ?? data?.setup ?? null
  const change = (changed: Partial<Setup>) => {
    setFaults({})
    if (setup) setEdited({ ...setup, ...changed })
  }
  const changeNode = (at: number, changed: Partial<NodeSetup>) => {
    const nodes = setup!.nodes.map((node, each) =>
      each === at ? withoutAbsent({ ...node, ...changed } as Setup['nodes'][number]) : node
    )
    change({ nodes })
  }
  const save = async () => {
    if (busy || !setup || !data) return
    setBusy(true)
    try {
      const body = { ...setup, version: data.version } as Asked<typeof saveCall>['body']
      await call(saveCall, { body } as Asked<typeof saveCall>)
      setEdited(null)
      reload()
      tell.done(t(`process:setup.${told}`))
    } catch (refused) {
      const fields = fieldErrorsOf(refused).map(({ field, message }) => [field, say(message)])
      setFaults(Object.fromEntries(fields))
      tell.error(sentenceOf(refused))
    } finally {
      setBusy(false)
    }
  }
  const unsaved = edited !== null
  return { data, error, reload, setup, change, changeNode, faults, unsaved, busy, save }
}

/** What a process does not say is absent. */
function withoutAbsent<Said extends object>(said: Said): Said {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Said
}
