import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownComment, ShownReport, ShownSection } from '#plugins/sur/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useMomentText } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Panel, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Box = styled('div')({
  'padding': '8px 14px 12px',
  'display': 'grid',
  'gap': 6,
  '& article': { borderLeft: `3px solid ${colour.amberLine}`, paddingLeft: 8 },
  '& article[data-resolved]': { borderColor: colour.line, color: colour.ink2 },
  '& q': { color: colour.ink2 },
  '& textarea': { width: '100%', minHeight: 54, font: 'inherit', padding: 6 },
  '& p': { margin: '2px 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
})

/** Letters of the words that a comment is about. */
const LONGEST_PASSAGE = 500

/** The words of the page that are marked at the moment. */
const markedWords = () => (window.getSelection()?.toString() ?? '').trim().slice(0, LONGEST_PASSAGE)

interface CommentsProps {
  report: ShownReport
  section: ShownSection
  onChanged: () => void
}

/** What people say about a section, with answers; a comment waits until it is resolved. */
export function Comments({ report, section, onChanged }: CommentsProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [text, setText] = useState('')
  const [passage, setPassage] = useState('')
  const [answers, setAnswers] = useState<number | null>(null)
  const of = report.comments.filter(({ sectionKey }) => sectionKey === section.key)
  const path = { reportId: report.rbId }
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
      setText('')
      setPassage('')
      setAnswers(null)
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
    onChanged()
  }
  const add = () =>
    act(() =>
      call('POST /report/base/business/{reportId}/comments', {
        path,
        body: {
          ...{ sectionKey: section.key, comment: text },
          ...(answers !== null ? { answersSeq: answers } : passage !== '' && { passage }),
        },
      })
    )
  const resolve = (seq: number) =>
    act(() => call('PUT /report/base/business/{reportId}/comments', { path, body: { seq } }))
  const isOpen = report.status !== 'finished'
  return (
    <Panel title={t('sur:writing.comments')} level="h3">
      <Box>
        {of.length === 0 && <Quiet>{t('sur:writing.no_comments')}</Quiet>}
        {of
          .filter(({ answersSeq }) => answersSeq === null)
          .map((comment) => (
            <article key={comment.seq} data-resolved={comment.resolvedBy ?? undefined}>
              {comment.passage && <q>{comment.passage}</q>}
              <OneComment comment={comment} />
              {of
                .filter(({ answersSeq }) => answersSeq === comment.seq)
                .map((answer) => (
                  <OneComment key={answer.seq} comment={answer} />
                ))}
              {comment.resolvedBy ? (
                <Quiet>{t('sur:writing.resolved', { name: comment.resolvedBy })}</Quiet>
              ) : (
                isOpen && (
                  <>
                    <Btn size="small" kind="ghost" onClick={() => setAnswers(comment.seq)}>
                      {t('sur:writing.reply')}
                    </Btn>
                    <Btn size="small" kind="ghost" onClick={() => void resolve(comment.seq)}>
                      {t('sur:writing.resolve')}
                    </Btn>
                  </>
                )
              )}
            </article>
          ))}
        {isOpen && (
          <>
            {passage && answers === null && <Quiet>{t('sur:writing.about', { passage })}</Quiet>}
            <textarea
              aria-label={t(answers === null ? 'sur:writing.comment' : 'sur:writing.reply')}
              placeholder={t('sur:writing.comment_hint')}
              maxLength={2000}
              value={text}
              onMouseDown={() => setPassage(markedWords())}
              onChange={({ target }) => setText(target.value)}
            />
            <div>
              <Btn size="small" disabled={text.trim() === ''} onClick={() => void add()}>
                {t(answers === null ? 'sur:writing.add' : 'sur:writing.reply')}
              </Btn>
            </div>
          </>
        )}
      </Box>
    </Panel>
  )
}

function OneComment({ comment }: { comment: ShownComment }) {
  const momentText = useMomentText()
  return (
    <div>
      <p>{comment.comment}</p>
      <Quiet>{`${comment.byName} · ${momentText(comment.at)}`}</Quiet>
    </div>
  )
}
