import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { useLeaveGuard, useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useKey } from '#resources/forms/editor/use_key'
import { useMessages } from '#resources/kit/messages'
import { colour, size } from '#resources/kit/theme/tokens'
import type { Place } from '../place'
import { ColumnDialog } from './column_dialog'
import { ComputeDialog } from './compute_dialog'
import { ConditionDialog } from './condition_dialog'
import { DesignBar } from './design_bar'
import { FieldList } from './field_list'
import { RowTable } from './row_table'
import { saveDesign } from './save_design'
import { useDesigned } from './use_designed'
import { Zones } from './zones'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
})
const Work = styled('div')({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr)',
  flex: 1,
  minHeight: 0,
  borderTop: `1px solid ${colour.line}`,
  [`@media (max-width: ${size.foldBelow}px)`]: { gridTemplateColumns: '228px minmax(0, 1fr)' },
})
const Right = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
})

/** A design as its screen gets it. */
export interface DesignedListing {
  readonly id: string
  readonly names: Words
  readonly revision: number
  readonly weeklyKind: string | null
  readonly isMyWeekly: boolean
  readonly design: ListingDesign
}

interface DesignerProps {
  place: Place
  listing: DesignedListing
  listColumns: readonly { key: string; label: Words }[]
}

/** Fields at the left, filters and columns at the right with the rows that they show. */
export function Designer({ place, listing, listColumns }: DesignerProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { reload } = useNavigation()
  const designed = useDesigned(listing.design)
  const [name, setName] = useState(() => say(listing.names))
  const [savedName, setSavedName] = useState(() => say(listing.names))
  const [revision, setRevision] = useState(listing.revision)
  const [asking, setAsking] = useState<string | null>(null)
  const [shaped, setShaped] = useState<string | null>(null)
  const [isComputing, setComputing] = useState(false)
  const isChanged = designed.isChanged || name !== savedName
  const save = async () => {
    const { design } = designed
    try {
      const answer = await saveDesign(place, listing.id, { revision, name, design })
      setRevision(answer.revision)
      setSavedName(name)
      designed.setSaved(design)
      tell.done(t('listings:saved'))
      return true
    } catch (refused) {
      tell.error(sentenceOf(refused))
      return false
    }
  }
  useLeaveGuard(() => isChanged, save)
  useKey({ with: 'ctrl', letter: 'S' }, () => void save())
  const column = designed.design.columns.find(({ key }) => key === shaped)
  return (
    <Root>
      <ScreenTitle title={name} />
      <DesignBar
        place={place}
        listing={{ ...listing, name, revision }}
        isChanged={isChanged}
        canUndo={designed.canUndo}
        onName={setName}
        onTake={(design) => designed.change(() => design)}
        onUndo={designed.undo}
        onSave={() => void save()}
        onWeekly={() => reload({ only: ['listing'] })}
      />
      <Work>
        <FieldList
          designed={designed}
          listColumns={listColumns}
          onFilter={setAsking}
          onCompute={() => setComputing(true)}
        />
        <Right>
          <Zones designed={designed} listColumns={listColumns} onFilter={setAsking} />
          <RowTable
            designed={designed}
            hasRows={place !== 'company'}
            listColumns={listColumns}
            onShape={setShaped}
          />
        </Right>
      </Work>
      {asking && (
        <ConditionDialog
          element={asking}
          first={designed.design.question.conditions.find((each) => each.element === asking)}
          onAsk={designed.ask}
          onClear={() => designed.askNot(asking)}
          onClose={() => setAsking(null)}
        />
      )}
      {column && (
        <ColumnDialog
          key={column.key}
          column={column}
          designed={designed}
          onClose={() => setShaped(null)}
        />
      )}
      {isComputing && <ComputeDialog onAdd={designed.add} onClose={() => setComputing(false)} />}
    </Root>
  )
}
