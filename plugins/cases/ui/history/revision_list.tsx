import { useTranslation } from 'react-i18next'
import { Moment } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { KeyHint } from '#resources/kit/key_hint'
import { Grow, Quiet } from '#resources/kit/panel'
import { actText } from '../case/act_text'
import { versionText } from '../case/version_text'
import { CompareRadio } from './compare_radio'
import { Chain, Line, ListHead, ListRoot, Version } from './revision_list_parts'
import { pairOf, versionPair, type Pair, type Revision } from './revisions'
import { useRevisionKeys } from './use_revision_keys'

interface RevisionListProps {
  revisions: readonly Revision[]
  pair: Pair
  onPair: (pair: Pair) => void
}

/** All saves, the latest first, under the version of the chain that they belong to. A click compares one with the save before it, a version with the version before it. */
export function RevisionList({ revisions, pair, onPair }: RevisionListProps) {
  const { t } = useTranslation()
  const root = useRevisionKeys(revisions, pair, onPair)
  return (
    <ListRoot ref={root} aria-label={t('cases:history.title')}>
      <ListHead>
        <span>{t('cases:history.left')}</span>
        <span>{t('cases:history.right')}</span>
        <span>{t('cases:history.revision')}</span>
        <Grow />
        <KeyHint>↑</KeyHint>
        <KeyHint>↓</KeyHint>
      </ListHead>
      {revisions.map((save, index) => {
        const { revision } = save
        return (
          <div key={revision}>
            {revisions[index - 1]?.version !== save.version && (
              <Version
                type="button"
                title={t('cases:history.compare_versions')}
                onClick={() => onPair(versionPair(revisions, save.version))}
              >
                {versionText(save.versionKind, save.version)}
              </Version>
            )}
            <Line
              data-on={revision === pair.from || revision === pair.to}
              aria-current={revision === pair.to}
              data-revision={revision}
            >
              <CompareRadio side="from" revision={revision} pair={pair} onPair={onPair} />
              <CompareRadio side="to" revision={revision} pair={pair} onPair={onPair} />
              <Chain data-first={revision === 1} />
              <button type="button" onClick={() => onPair(pairOf(revisions, revision))}>
                <b>{t('cases:strip.revision', { revision })}</b> · {actText(t, save.act)}
                <br />
                <Quiet>
                  <Moment at={save.at} /> · {whoText(save.actorName)}
                </Quiet>
              </button>
            </Line>
          </div>
        )
      })}
      <Line data-on={pair.from === 0 || pair.to === 0} data-revision={0}>
        <CompareRadio side="from" revision={0} pair={pair} onPair={onPair} />
        <CompareRadio side="to" revision={0} pair={pair} onPair={onPair} />
        <span />
        <div>
          <b>{t('cases:history.beginning')}</b>
          <br />
          <Quiet>{t('cases:history.empty_case')}</Quiet>
        </div>
      </Line>
    </ListRoot>
  )
}
