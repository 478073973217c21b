import { styled } from '@mui/material/styles'
import { useMemo, useRef, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { useDocuments } from '#resources/forms/leaf/documents'
import { useEditor } from '#resources/forms/editor/editor_context'
import { fileFacts } from '#resources/forms/widgets/file/file_facts'
import { Choice } from '#resources/kit/choice'
import { ZoomBar } from '#resources/kit/document/zoom_bar'
import { EmptyState } from '#resources/kit/empty_state'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { changeSide, useSide } from '../side_settings'
import { caseFiles } from './case_files'
import { CopyBar } from './copy_bar'
import { lookOf, ShownDocument } from './shown_document'
import { useSelection } from './use_selection'

const Root = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })
const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 40,
  padding: '0 8px 0 12px',
  background: colour.card,
  borderBottom: `1px solid ${colour.line}`,
})
const Body = styled('div')({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })

/** A document of the case beside the form: read it, and copy what it says into a field. */
export function DocumentSide() {
  const { t } = useTranslation()
  const content = useEditor((editor) => editor.content)
  const documents = useDocuments()!
  const files = useMemo(() => caseFiles(content), [content])
  const chosen = useSide('document')
  const [zoom, setZoom] = useState(1)
  const body = useRef<HTMLDivElement>(null)
  const { selected, clear } = useSelection(body)
  const shown = files.find(({ leaf }) => leaf.file === chosen) ?? files[0]
  if (!shown) {
    return (
      <EmptyState
        icon="document"
        title={t('cases:beside.document.none')}
        text={t('cases:beside.document.none_text')}
      />
    )
  }
  const { leaf } = shown
  const name = leaf.name ?? t('forms.document')
  const look = lookOf(leaf)
  return (
    <Root>
      <Bar>
        <Choice
          grow
          label={t('cases:beside.document.choose')}
          value={leaf.file}
          onChoose={(file) => changeSide({ document: file })}
        >
          {files.map(({ leaf: each, element }) => (
            <option key={each.file} value={each.file}>
              {[each.name ?? t('forms.document'), fileFacts(each), element].join(' · ')}
            </option>
          ))}
        </Choice>
        {look && <ZoomBar zoom={zoom} onZoom={setZoom} />}
        <IconButton
          component="a"
          size="small"
          href={documents.hrefOf(leaf.file)}
          title={t('forms.file.download')}
          aria-label={`${t('forms.file.download')} ${name}`}
        >
          <Icon name="download" size={15} />
        </IconButton>
      </Bar>
      <Body ref={body} role="group" aria-label={name}>
        <ShownDocument key={leaf.file} leaf={leaf} zoom={zoom} />
      </Body>
      {(look === 'pdf' || look === 'text') && <CopyBar selected={selected} onCopied={clear} />}
    </Root>
  )
}
