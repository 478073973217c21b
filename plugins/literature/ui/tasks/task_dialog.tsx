import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cycle } from '#plugins/literature/contract/cycle'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useToday } from '#resources/app/use_today'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { TextBox } from '#resources/kit/text_box'
import { cycleNames, useCycleText } from '../cycle_text'
import { Labelled, Refused } from '../parts'
import { useAct } from '../use_act'
import type { Choices } from '../use_choices'
import type { ListedTask } from './task_list'

const DAY_LENGTH = 'yyyy-MM-dd'.length
const NUMBER_LENGTH = 2

interface TaskDialogProps {
  /** Null for a new one. */
  task: ListedTask | null
  choices: Choices
  onDone: () => void
  onClose: () => void
}

/** Which sources are searched for a product, how often, and who looks after it. */
export function TaskDialog({ task, choices, onDone, onClose }: TaskDialogProps) {
  const { t } = useTranslation()
  const title = useId()
  const today = useToday()
  const cycleText = useCycleText()
  const { data: products = [] } = useAnswer('GET /literature/strategies', {}, { keep: true })
  const { act, isBusy, error } = useAct(onDone)
  const [productId, setProduct] = useState(task?.productId ?? '')
  const [sources, setSources] = useState<readonly string[]>(task?.sources ?? [])
  const [cycle, setCycle] = useState<Cycle>(task?.cycle ?? choices.cycle)
  const [anchor, setAnchor] = useState(task?.anchor ?? today)
  const [dueDays, setDueDays] = useState(String(task?.dueDays ?? choices.dueDays))
  const [ownerId, setOwner] = useState(task?.ownerId ?? '')
  const setup = { sources: [...sources], cycle, dueDays: Number(dueDays), ownerId }
  const save = () =>
    act(
      () =>
        task
          ? call('PUT /literature/tasks/{literatureTaskId}', {
              path: { literatureTaskId: task.id },
              body: { revision: task.revision, ...setup },
            })
          : call('POST /literature/tasks', { body: { productId, anchor, ...setup } }),
      t('literature:search.task.done')
    )
  const toggle = (name: string) =>
    setSources(
      sources.includes(name) ? sources.filter((each) => each !== name) : [...sources, name]
    )
  const mayGo = productId !== '' && ownerId !== '' && sources.length > 0 && !isBusy
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>
        {t(task ? 'literature:search.task.change' : 'literature:search.task.add')}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <Labelled>
            {t('literature:search.product')}
            <Choice
              tall
              label={t('literature:search.product')}
              value={productId}
              disabled={task !== null}
              onChoose={setProduct}
            >
              <option value="" />
              {(products ?? []).map((product) => (
                <option key={product.productId} value={product.productId}>
                  {product.name}
                </option>
              ))}
            </Choice>
          </Labelled>
          <div role="group" aria-label={t('literature:search.task.sources')}>
            {choices.sources.map(({ name, label, region }) => (
              <FormControlLabel
                key={name}
                control={<Checkbox size="small" checked={sources.includes(name)} />}
                onChange={() => toggle(name)}
                label={`${say(label)} (${t(region === 'home' ? 'literature:search.home' : 'literature:search.abroad')})`}
              />
            ))}
          </div>
          <Labelled>
            {t('literature:search.task.cycle')}
            <Choice
              tall
              label={t('literature:search.task.cycle')}
              value={cycle}
              onChoose={(value) => setCycle(value as Cycle)}
            >
              {cycleNames.map((each) => (
                <option key={each} value={each}>
                  {cycleText(each)}
                </option>
              ))}
            </Choice>
          </Labelled>
          <TextBox
            label={t('literature:search.task.anchor')}
            most={DAY_LENGTH}
            hint={t('forms.date_hint')}
            value={anchor}
            disabled={task !== null}
            error={null}
            onValue={(text) => setAnchor(text.trim())}
          />
          <TextBox
            label={t('literature:search.task.due_days')}
            most={NUMBER_LENGTH}
            value={dueDays}
            error={null}
            onValue={setDueDays}
          />
          <Labelled>
            {t('literature:search.owner')}
            <Choice tall label={t('literature:search.owner')} value={ownerId} onChoose={setOwner}>
              <option value="" />
              {choices.people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
          </Labelled>
        </Stack>
        <Refused>{error}</Refused>
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" disabled={!mayGo} onClick={() => void save()}>
          {t('literature:search.save')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
