import Alert from '@mui/material/Alert'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import { bookInSections } from './book_in_layout'
import { BookInPanel } from './book_in_panel'
import { ChosenNumber } from './chosen_number'
import { FourElements } from './four_elements'
import { type TypedAhead, retype } from './typed_ahead'
import { NumberQuestion } from './number_question'
import { SimilarCases } from './similar_cases'
import { SourceDocument } from './source_document'
import { useCreateCase } from './use_create_case'
import { useSimilarCases } from './use_similar_cases'

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  flex: 1,
  minHeight: 0,
  borderTop: `1px solid ${colour.line}`,
})
const Beside = styled('aside')({
  borderLeft: `1px solid ${colour.line}`,
  background: colour.head,
  padding: 14,
  overflowY: 'auto',
})

interface BookInFormProps {
  /** What was typed before the form was there. */
  typed: TypedAhead
  onClose: () => void
}

/** What is known of the report at the left, what comes of it at the right. */
export function BookInForm({ typed, onClose }: BookInFormProps) {
  const { t } = useTranslation()
  const fields = useRef<HTMLDivElement>(null)
  const { busy, create, followUp, issue, refusal, forgetIssue } = useCreateCase()
  const similar = useSimilarCases()
  useEffect(() => void retype(typed, fields.current!), [typed])
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void create()
  }
  return (
    <>
      <Body onKeyDown={onKey}>
        <DialogContent ref={fields} sx={{ p: 0 }}>
          {bookInSections.map((section) => (
            <BookInPanel key={section.name} section={section} />
          ))}
        </DialogContent>
        <Beside>
          <FourElements />
          <SourceDocument />
          <SimilarCases cases={similar} onFollowUp={(one) => void followUp(one)} />
          <ChosenNumber
            error={issue?.reason === 'format' ? issue.sentence : null}
            onType={forgetIssue}
          />
        </Beside>
      </Body>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" keys="Ctrl ↵" disabled={busy} onClick={() => void create()}>
          {t(similar.length > 0 ? 'cases:book_in.create_anyway' : 'cases:create.act')}
        </Btn>
      </DialogActions>
      {issue && issue.reason !== 'format' && (
        <NumberQuestion
          issue={issue}
          onCancel={forgetIssue}
          onAnswer={(given) => void create(given)}
        />
      )}
    </>
  )
}
