import { styled } from '@mui/material/styles'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isFile } from '#kernel/case/content/leaf'
import { ATTACHMENT_TYPES } from '#kernel/files/checks/file_kinds'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { colour, motion, size } from '#resources/kit/theme/tokens'
import type { WidgetProps } from '../../fields/field_props'
import { useDocuments } from '../../leaf/documents'
import { NullFlavourBox } from '../null_flavour'
import { AttachedDocument } from './attached_document'
import { NoDocument } from './no_document'
import { SendingDocument } from './sending_document'
import { useDocument } from './use_document'

const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'over' })<{ over: boolean }>(
  ({ over }) => ({
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '0 4px 0 9px',
    borderRadius: size.radius - 1,
    background: over ? colour.accentSoft : undefined,
    boxShadow: over ? `inset 0 0 0 1px ${colour.accent}` : undefined,
    transition: `background-color ${motion.short}ms`,
  })
)

/** The browser's own field for a file: it has the label, the focus and the keys, and no look. */
const Native = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  pointerEvents: 'none',
})

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: size.controlSmall,
  marginTop: 4,
  fontSize: 12,
})

/**
 * A document of the case: chosen or dropped, with its progress, name, kind and size; it can be had,
 * replaced, removed and brought back. Enter chooses, Delete removes.
 */
export function FileWidget(props: WidgetProps) {
  const { id, element, leaf, context, describedBy } = props
  const { t } = useTranslation()
  const native = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const document = useDocument(element, leaf, context)
  const takes = useDocuments()?.upload !== undefined && !context.readOnly
  const choose = () => native.current?.click()
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void document.take([...event.dataTransfer.files])
  }
  const onKey = (event: KeyboardEvent) => {
    if (leaf !== undefined && (event.key === 'Delete' || event.key === 'Backspace'))
      document.remove()
  }
  const { sending, refusal, undo } = document
  return (
    <>
      <NullFlavourBox {...props}>
        <Place
          over={over}
          id={takes ? undefined : id}
          onDragOver={takes ? onDrag : undefined}
          onDragLeave={() => setOver(false)}
          onDrop={takes ? onDrop : undefined}
        >
          {takes && (
            <Native
              ref={native}
              id={id}
              type="file"
              accept={ATTACHMENT_TYPES.map((type) => `.${type}`).join()}
              aria-describedby={[`${id}-document`, describedBy].filter(Boolean).join(' ')}
              onKeyDown={onKey}
              onChange={(event) => {
                void document.take([...(event.target.files ?? [])])
                event.target.value = '' // the same file may be chosen again
              }}
            />
          )}
          {sending ? (
            <SendingDocument {...sending} />
          ) : isFile(leaf) ? (
            <AttachedDocument
              id={`${id}-document`}
              leaf={leaf}
              onReplace={takes ? choose : undefined}
              onRemove={takes ? document.remove : undefined}
            />
          ) : (
            <NoDocument id={`${id}-document`} onChoose={takes ? choose : undefined} />
          )}
        </Place>
      </NullFlavourBox>
      {refusal && (
        <Line role="alert" style={{ color: colour.red }}>
          {refusal}
        </Line>
      )}
      {undo && takes && (
        <Line role="status">
          <Quiet>{t(undo.of === undefined ? 'forms.file.removed' : 'forms.file.replaced')}</Quiet>
          <Btn size="small" kind="ghost" onClick={undo.run}>
            {t('act.undo')}
          </Btn>
        </Line>
      )}
    </>
  )
}
