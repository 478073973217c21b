import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { editedPageActs } from '#plugins/cases/contract/slots'
import { say } from '#resources/app/language'
import { Fillings } from '#resources/app/slots'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { isEditable } from '../case/page_address'
import { isChanged, discarded, caughtUp, proposedOn, unsavedOf } from './case_editor'
import { useCaseEditor, useCaseEditorStore } from './use_case_editor'
import { useCheck } from './use_check'
import { useEditorActs } from './use_editor_acts'
import { useLeaveGuard } from '#resources/app/navigation/navigation'
import { usePageSteps } from './use_page_steps'
import { useSave } from './use_save'

const Root = styled('footer')({
  'flex': 'none',
  'display': 'flex',
  // Beside the findings and another version there is no room for all in one line.
  'flexWrap': 'wrap',
  'justifyContent': 'flex-end',
  'alignItems': 'center',
  'gap': 8,
  'padding': '10px 18px',
  'background': colour.card,
  'borderTop': `1px solid ${colour.line}`,
  '& > button, & > [role=status]': { flex: 'none', whiteSpace: 'nowrap' },
})

/** How much is not saved yet and what to do with it, and the ways to the pages beside this one. */
export function EditorFoot() {
  const { t } = useTranslation()
  const editor = useCaseEditorStore()
  const page = useCaseEditor((now) => now.page)
  const unsaved = useCaseEditor(unsavedOf)
  const proposed = useCaseEditor((now) => proposedOn(now).length)
  const saving = useCaseEditor((now) => now.isSaving)
  const sending = useCaseEditor((now) => now.sending > 0)
  const refused = useCaseEditor((now) => now.refusedEdit)
  const steps = usePageSteps()
  const { save, saveAndSay } = useSave()
  // Nothing is saved on a page that only shows what stands on others.
  const savable = isEditable(page)
  useKey({ with: 'ctrl', letter: 'S' }, save)
  const check = useCheck()
  useKey({ letter: 'F9' }, check)
  useEditorActs({ steps, onSave: refused ? undefined : save, onCheck: check })
  useLeaveGuard(() => editor.getState().sending > 0 || isChanged(editor.getState()), saveAndSay)
  const discard = () => {
    editor.setState(discarded)
    editor.setState(caughtUp)
  }
  const { previous, next } = steps
  return (
    <Root>
      {savable && (
        <span
          role="status"
          style={{ color: unsaved > 0 || sending ? colour.amber : colour.ink3, fontSize: 12 }}
        >
          {sending
            ? t('cases:edit.sending')
            : unsaved > 0
              ? t('cases:edit.unsaved', { count: unsaved })
              : refused
                ? t('cases:edit.only_read')
                : proposed > 0
                  ? t('cases:edit.proposed', { count: proposed })
                  : t('cases:edit.all_saved')}
        </span>
      )}
      <Fillings of={editedPageActs} give={{ page: page.page }} />
      <Grow />
      {savable && (
        <Btn kind="ghost" disabled={unsaved === 0 || saving} onClick={discard}>
          {t('cases:edit.discard')}
        </Btn>
      )}
      <Btn keys="F9" aria-keyshortcuts="F9" onClick={check}>
        {t('cases:check.act')}
      </Btn>
      <Btn
        icon="chevronLeft"
        sx={{ minWidth: 0, px: 1 }}
        aria-label={t('cases:edit.previous_page')}
        disabled={!previous}
        title={previous && `${say(previous.page.title)} (Ctrl Shift ↵)`}
        onClick={previous?.go}
      />
      <Btn keys="Ctrl ↵" disabled={!next} title={next && say(next.page.title)} onClick={next?.go}>
        {t('cases:edit.next_page')}
      </Btn>
      {savable && (
        <Btn
          kind="primary"
          keys="Ctrl S"
          disabled={saving || refused !== null}
          title={refused ? say(refused.message) : undefined}
          onClick={save}
        >
          {t('cases:edit.save')}
        </Btn>
      )}
    </Root>
  )
}
