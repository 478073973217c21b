import { useTranslation } from 'react-i18next'
import type { Register } from '#plugins/sur/contract/register'
import type { ShownEntry } from '#plugins/sur/contract/shown_entries'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useConfirm } from '#resources/kit/confirm'
import { Panel } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { EntryForm } from './entry_form'
import { EntryHistory } from './entry_history'

interface EntryDrawerProps {
  register: Register
  /** A row, `new`, or null where none is open. */
  entry: ShownEntry | 'new' | null
  onSaved: () => void
  onClose: () => void
}

/** A row of a register with what it said before; asks before it drops what was typed. */
export function EntryDrawer({ register, entry, onSaved, onClose }: EntryDrawerProps) {
  const { t } = useTranslation()
  const { isUnsaved } = useNavigation()
  const confirm = useConfirm()
  const row = entry === 'new' ? null : entry
  const title =
    entry === 'new'
      ? t('sur:registers.form.add')
      : t('sur:registers.form.edit', { register: say(register.name) })
  const close = async () => {
    const text = t('sur:registers.form.leave_text')
    const leaves = { title: t('sur:writing.leave_title'), text, act: t('sur:writing.leave') }
    if (!isUnsaved() || (await confirm({ ...leaves, danger: true }))) onClose()
  }
  return (
    <SideDrawer open={entry !== null} title={title} onClose={() => void close()} width={480}>
      {entry && (
        <div style={{ overflow: 'auto' }}>
          <EntryForm
            key={row ? `${row.id} ${row.seq}` : 'new'}
            {...{ register, entry: row, onSaved }}
          />
          {row && (
            <div style={{ padding: '0 18px 18px' }}>
              <Panel level="h3" title={t('sur:registers.form.history')}>
                <EntryHistory key={`${row.id} ${row.seq}`} entryId={row.id} />
              </Panel>
            </div>
          )}
        </div>
      )}
    </SideDrawer>
  )
}
