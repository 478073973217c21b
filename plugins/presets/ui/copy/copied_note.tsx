import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { useEditor } from '#resources/forms/editor/editor_context'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { takeBack } from './take_back'

/** A preset that was copied into the case on the screen. */
export interface Copied {
  name: string
  /** How many elements it changed. */
  count: number
  before: CaseContent
  after: CaseContent
}

/** What was copied last, and the way back from it. */
export function CopiedNote({ copied, onGone }: { copied: Copied; onGone: () => void }) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const change = useEditor((editor) => editor.change)
  const undo = () => {
    change([], (now) => takeBack(now as CaseContent, copied, catalogue))
    onGone()
  }
  return (
    <span role="status" style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <Quiet title={copied.name}>{t('presets:copy.copied', { count: copied.count })}</Quiet>
      <Btn size="small" kind="ghost" onClick={undo}>
        {t('act.undo')}
      </Btn>
    </span>
  )
}
