import { assign, fromCallback, setup } from 'xstate';
import type { ImportOptions, ImportReport } from '../../../model/import/report';
import { countChanges } from '../../../model/import/report';
import { maxJsonBytes } from '../../../model/limits';

/**
 * The states of an import of content: a file is chosen, the server compares it with the site, and the administrator applies the
 * differences. A change of the file or of the options makes a new check necessary.
 */
export interface ImportContext {
  readonly file: File | null;
  readonly options: ImportOptions;
  /** The companies of the file that are none of the brands. They stay after one of them was mapped to a brand. */
  readonly companies: readonly string[];
  /** The report of the check: the changes of an import; null before the check. */
  readonly report: ImportReport | null;
  /** How much of the file is sent; null while the size is unknown. */
  readonly percent: number | null;
  readonly failure: { readonly during: 'check' | 'apply'; readonly cause: unknown } | null;
}

/** The input of the actor: with a version it imports, without one it checks. */
export interface SentImport {
  readonly file: File;
  readonly options: ImportOptions;
  readonly version: number | null;
}

export type ImportEvent =
  | { type: 'choose'; file: File }
  | { type: 'setOptions'; options: ImportOptions }
  | { type: 'check' }
  | { type: 'apply' }
  | { type: 'stop' }
  | { type: 'restart' }
  /** From the actor. */
  | { type: 'progress'; percent: number | null }
  | { type: 'checked'; report: ImportReport }
  | { type: 'applied'; version: number | null }
  /** `isOutdated`: the content has changed since the check. */
  | { type: 'failed'; cause: unknown; isOutdated: boolean };

interface Event<Type extends ImportEvent['type']> {
  readonly event: Extract<ImportEvent, { type: Type }>;
}

const noOptions: ImportOptions = { only: null, companies: {} };

const initialContext: ImportContext = {
  file: null,
  options: noOptions,
  companies: [],
  report: null,
  percent: null,
  failure: null,
};

/** Whether the file and the options can be sent. */
export function canBeChecked({ file, options }: Pick<ImportContext, 'file' | 'options'>): boolean {
  return file !== null && file.size <= maxJsonBytes && options.only?.length !== 0;
}

const sentOf = ({ file, options, report }: ImportContext, applies: boolean): SentImport => {
  if (!file) throw new Error('No file is chosen.');
  return { file, options, version: applies ? (report?.version ?? null) : null };
};

const machine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends the file. It sends back 'progress', then 'checked', 'applied' or 'failed', and aborts when the state is left. */
    send: fromCallback<ImportEvent, SentImport>(() => undefined),
  },
  actions: {
    announceApplied: (_, _params: { version: number | null }) => undefined,
    clearProgress: assign({ percent: null, failure: null }),
    setProgress: assign((_, { percent }: { percent: number | null }) => ({ percent })),
    setFailure: assign((_, failure: NonNullable<ImportContext['failure']>) => ({ failure })),
    forgetReport: assign({ report: null, failure: null }),
    setFile: assign((_, { file }: { file: File }) => ({ ...initialContext, file })),
    setOptions: assign((_, { options }: { options: ImportOptions }) => ({
      options,
      report: null,
      failure: null,
    })),
  },
  guards: {
    canBeChecked: ({ context }) => canBeChecked(context),
    changesSomething: ({ context }) => context.report !== null && countChanges(context.report) > 0,
  },
});

const setProgress = {
  type: 'setProgress',
  params: ({ event }: Event<'progress'>) => ({ percent: event.percent }),
} as const;

const failureDuring = (during: 'check' | 'apply') =>
  ({
    type: 'setFailure',
    params: ({ event }: Event<'failed'>) => ({
      during,
      cause: event.cause,
    }),
  }) as const;

const change = {
  choose: {
    target: '#import.choosing',
    actions: { type: 'setFile', params: ({ event }: Event<'choose'>) => ({ file: event.file }) },
  },
  setOptions: {
    target: '#import.choosing',
    actions: { type: 'setOptions', params: ({ event }: Event<'setOptions'>) => ({ options: event.options }) },
  },
  check: { guard: 'canBeChecked', target: '#import.checking' },
} as const;

export const importMachine = machine.createMachine({
  id: 'import',
  context: initialContext,
  initial: 'choosing',
  states: {
    choosing: { on: change },
    checking: {
      tags: 'busy',
      entry: ['clearProgress', 'forgetReport'],
      invoke: { src: 'send', input: ({ context }) => sentOf(context, false) },
      on: {
        progress: { actions: setProgress },
        checked: {
          target: 'reviewing',
          actions: assign(({ context, event }) => ({
            report: event.report,
            companies: [...new Set([...context.companies, ...event.report.unknownCompanies])],
          })),
        },
        failed: { target: 'choosing', actions: failureDuring('check') },
        stop: 'choosing',
      },
    },
    reviewing: {
      on: { ...change, apply: { guard: 'changesSomething', target: 'applying' } },
    },
    applying: {
      tags: 'busy',
      entry: 'clearProgress',
      invoke: { src: 'send', input: ({ context }) => sentOf(context, true) },
      on: {
        progress: { actions: setProgress },
        applied: {
          target: 'done',
          actions: {
            type: 'announceApplied',
            params: ({ event }) => ({ version: event.version }),
          },
        },
        failed: [
          {
            guard: ({ event }) => event.isOutdated,
            target: 'choosing',
            actions: ['forgetReport', failureDuring('apply')],
          },
          { target: 'reviewing', actions: failureDuring('apply') },
        ],
      },
    },
    done: {
      on: { restart: { target: 'choosing', actions: assign(initialContext) } },
    },
  },
});
