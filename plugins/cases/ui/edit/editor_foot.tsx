import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import type { usePageSteps } from './use_page_steps'

const Root = styled('footer')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 18px',
  background: colour.card,
  borderTop: `1px solid ${colour.line}`,
})

interface EditorFootProps {
  /** Nothing is saved on a page that only shows what stands on others. */
  savable: boolean
  unsaved: number
  saving: boolean
  /** A document is on its way. */
  sending: boolean
  steps: ReturnType<typeof usePageSteps>
  /** What else can be done with the page. */
  acts?: ReactNode
  onSave: () => void
  onDiscard: () => void
}

/** How much is not saved yet and what to do with it, and the ways to the pages beside this one. */
export function EditorFoot({
  savable,
  unsaved,
  saving,
  sending,
  steps,
  acts,
  onSave,
  onDiscard,
}: EditorFootProps) {
  const { t } = useTranslation()
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
              : t('cases:edit.all_saved')}
        </span>
      )}
      {acts}
      <Grow />
      {savable && (
        <Btn kind="ghost" disabled={unsaved === 0 || saving} onClick={onDiscard}>
          {t('cases:edit.discard')}
        </Btn>
      )}
      <Btn
        disabled={!previous}
        title={previous && `${say(previous.page.title)} (Ctrl Shift ↵)`}
        onClick={previous?.go}
      >
        {t('cases:edit.previous_page')}
      </Btn>
      <Btn keys="Ctrl ↵" disabled={!next} title={next && say(next.page.title)} onClick={next?.go}>
        {t('cases:edit.next_page')}
      </Btn>
      {savable && (
        <Btn kind="primary" keys="Ctrl S" disabled={saving} onClick={onSave}>
          {t('cases:edit.save')}
        </Btn>
      )}
    </Root>
  )
}
