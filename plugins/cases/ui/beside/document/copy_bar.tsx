import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toId } from '#kernel/case/content/element_id'
import { elementOfPath } from '#kernel/case/content/element_path'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { runningText } from './selected_text'
import { typeInto, useTargetField } from './target_field'

const Root = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 42,
  padding: '5px 10px 5px 12px',
  background: colour.card,
  borderTop: `1px solid ${colour.line}`,
})
const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  fontSize: 12,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

interface CopyBarProps {
  /** What is selected in the document. */
  selected: string
  onCopied: () => void
}

/** Copies what is selected into the field that has the cursor, by button or by Alt+I. */
export function CopyBar({ selected, onCopied }: CopyBarProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const target = useTargetField()
  const [announced, setAnnounced] = useState('')
  const text = runningText(selected, target?.box.tagName === 'TEXTAREA')
  const element = target && toId(elementOfPath(target.path))
  const name = element && `${say(catalogue.labelOf(element))} ${element}`
  const copy = () => {
    if (!target || !text) return
    typeInto(target, text)
    setAnnounced(t('cases:beside.document.copied', { name }))
    onCopied()
  }
  useEffect(() => {
    if (text) setAnnounced('')
  }, [text])
  useKey({ with: 'alt', letter: 'I' }, copy)
  return (
    <Root>
      <Words role="status" title={text || undefined}>
        {announced ? (
          <Quiet>{announced}</Quiet>
        ) : text ? (
          text
        ) : (
          <Quiet>{t('cases:beside.document.select')}</Quiet>
        )}
      </Words>
      <Btn
        size="small"
        kind={text && target ? 'primary' : 'plain'}
        keys="Alt I"
        disabled={!text || !target}
        title={name ? t('cases:beside.document.copy_into', { name }) : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={copy}
      >
        {element
          ? t('cases:beside.document.copy_to', { element })
          : t('cases:beside.document.no_field')}
      </Btn>
    </Root>
  )
}
