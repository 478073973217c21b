import { commandList } from '#kernel/commands/command_list'

import SignalCompute from '#plugins/signal/commands/signal_compute'
import SignalFit from '#plugins/signal/commands/signal_fit'
import SignalInteractions from '#plugins/signal/commands/signal_interactions'
import SignalLoad from '#plugins/signal/commands/signal_load'
import SignalMask from '#plugins/signal/commands/signal_mask'
import SignalOnset from '#plugins/signal/commands/signal_onset'
import SignalSprt from '#plugins/signal/commands/signal_sprt'
import SignalVerify from '#plugins/signal/commands/signal_verify'

export const { getMetaData, getCommand } = commandList([
  SignalCompute,
  SignalFit,
  SignalMask,
  SignalOnset,
  SignalSprt,
  SignalInteractions,
  SignalVerify,
  SignalLoad,
])
