import type { Context } from '../../../../ground/context/context.ts'
import type { Abilities, PaymentProvider } from '../../provider.ts'
import { createBeginning, tokenPrefix } from './begin.ts'
import { createHearing } from './messages.ts'
import { createFacts, createFinding, createReading, createRefunding, createVoiding } from './moves.ts'
import { takesCurrency } from './currencies.ts'
import { createMollieOpener, mollieName } from './open-mollie.ts'
import { createStatement } from './statement.ts'

export const mollieAbilities: Abilities = { capture: 'none', void: true, refund: 'partial', save: false }

/** Mollie: buyers pay on its page, with the methods the owner has enabled there. */
export const createMollie = (context: Pick<Context, 'db' | 'now' | 'log' | 'config'>): PaymentProvider => {
  const open = createMollieOpener(context)
  const find = createFinding(context, open)
  return {
    name: mollieName,
    abilities: mollieAbilities,
    requires3dSecure: false,
    tokenPrefix,
    takes: takesCurrency,
    begin: createBeginning(context, open),
    read: createReading(find),
    capture: () => Promise.reject(new Error('Mollie payments are captured immediately.')),
    void: createVoiding(context, open),
    refund: createRefunding(find),
    facts: createFacts(find),
    statement: createStatement(context, open),
    statementLacks: ['fees', 'payouts'],
    webhook: createHearing(context),
  }
}
