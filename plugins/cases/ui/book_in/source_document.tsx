import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ATTACHMENT_MAX_KB, ATTACHMENT_TYPES, extensionOf } from '#kernel/files/checks/file_kinds'
import { fileSize } from '#resources/forms/widgets/file/file_size'
import { Icon } from '#resources/kit/icons'
import { Grow, Quiet } from '#resources/kit/panel'
import { colour, size } from '#resources/kit/theme/tokens'
import { useBookIn, useBookInStore } from './book_in_context'

const Head = styled('h3')({ font: 'inherit', fontWeight: 650, margin: '0 0 4px' })
const Place = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'over' })<{
  over: boolean
}>(({ over }) => ({
  width: '100%',
  padding: '10px 12px',
  textAlign: 'left',
  justifyContent: 'flex-start',
  font: 'inherit',
  lineHeight: 1.5,
  border: `1px dashed ${over ? colour.accent : colour.box}`,
  borderRadius: size.radius,
  background: over ? colour.accentSoft : colour.card,
  color: colour.ink2,
}))
const Held = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const Refusal = styled('p')({ margin: '6px 0 0', fontSize: 12, color: colour.red })

/**
 * The document that the report is known from, chosen or dropped. It goes with the report: the server
 * looks at it before it makes the case. What it would refuse by name or size stays out at once.
 */
export function SourceDocument() {
  const { t } = useTranslation()
  const store = useBookInStore()
  const document = useBookIn((now) => now.document)
  const native = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = (files: readonly File[]) => {
    const [file, ...more] = files
    if (!file) return
    if (more.length > 0) return setRefusal(t('cases:book_in.document.only_one'))
    const limit = { name: file.name, size: ATTACHMENT_MAX_KB / 1024 }
    if (!isTaken(file)) return setRefusal(t('cases:book_in.document.refused', limit))
    setRefusal(null)
    store.setState({ document: file })
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={t('cases:book_in.document.title')}
      style={{ marginBottom: 14 }}
      onDragOver={onDrag}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Head>{t('cases:book_in.document.title')}</Head>
      <input
        ref={native}
        hidden
        type="file"
        accept={ATTACHMENT_TYPES.map((type) => `.${type}`).join()}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {document ? (
        <Held>
          <Icon name="document" size={15} />
          <span title={document.name}>{document.name}</span>
          <Quiet className="num">{fileSize(document.size)}</Quiet>
          <Grow />
          <IconButton
            size="small"
            title={t('cases:book_in.document.remove')}
            aria-label={`${t('cases:book_in.document.remove')} ${document.name}`}
            onClick={() => store.setState({ document: null })}
          >
            <Icon name="close" size={14} />
          </IconButton>
        </Held>
      ) : (
        <Place over={over} onClick={() => native.current?.click()}>
          {t('cases:book_in.document.choose', { size: ATTACHMENT_MAX_KB / 1024 })}
        </Place>
      )}
      {refusal && <Refusal role="alert">{refusal}</Refusal>}
    </section>
  )
}

const isTaken = ({ name, size: bytes }: File) =>
  ATTACHMENT_TYPES.includes(extensionOf(name)) && bytes <= ATTACHMENT_MAX_KB * 1024
