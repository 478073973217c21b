import { useEditController, type RaRecord } from 'react-admin'
import type { Fields } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { KeptEdit } from '../kept/kept_edit'

const nameOf = ({ label }: RaRecord) => say(label)

/** The settings of a plugin; which fields there are comes with them. */
export function SettingsEdit() {
  const { record } = useEditController()
  const fields = (record?.fields ?? {}) as Fields
  const sections = [{ title: say(record?.label), fields: Object.keys(fields) }]
  return <KeptEdit fields={fields} sections={sections} nameOf={nameOf} />
}
