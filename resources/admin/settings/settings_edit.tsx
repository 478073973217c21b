import { useEditController } from 'react-admin'
import type { Answer } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { useRowId } from '../row_id'
import { ResourceEdit } from '../resource/resource_edit'

type Decided = Answer<'GET /admin/settings/{plugin}'>

const nameOf = ({ label }: Decided) => say(label)

/** The settings of a plugin; which fields there are comes with them. */
export function SettingsEdit() {
  const { record } = useEditController<Decided>({ id: useRowId() })
  const fields = record?.fields ?? {}
  // A list is named by a section of its own.
  const lists = Object.keys(fields).filter((name) => fields[name]!.kind === 'rows')
  const plain = Object.keys(fields).filter((name) => !lists.includes(name))
  const sections = [
    ...(plain.length > 0 ? [{ title: say(record?.label), fields: plain }] : []),
    ...lists.map((name) => ({ title: say(fields[name]!.label), fields: [name] })),
  ]
  return <ResourceEdit fields={fields} sections={sections} nameOf={nameOf} />
}
