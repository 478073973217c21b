// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Deadline } from '#plugins/deadlines/contract/deadline'
import type { DeadlineRule } from '#plugins/deadlines/contract/rule'
import type { FactsContext } from '#plugins/deadlines/contract/facts_of'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /cases/{caseId}/deadlines": {
            path: {
                caseId: string;
            };
            answer: {
                today: string;
                timeZone: string;
                revision: number;
                isOpen: boolean;
                calendar: {
                    country: string;
                    years: number[];
                    off: string[];
                };
                rules: DeadlineRule[];
                context: FactsContext;
                deadlines: Deadline[];
                levels: {
                    days: number;
                    colour: "red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony";
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
                missed: {
                    destination: string;
                    part: string;
                    rule: string;
                    dayZero: string;
                    due: string;
                }[];
                catalogueHash: string;
                content: CaseContent;
            };
        };
        "GET /cases/{caseId}/deadlines/changes": {
            path: {
                caseId: string;
            };
            answer: {
                revision: number;
                at: string;
                by: string;
                destination: string;
                before: string | null;
                after: string | null;
                dayZeroBefore: string | null;
                dayZeroAfter: string | null;
            }[];
        };
        "GET /deadlines/due": {
            query?: {
                days?: number;
            };
            answer: {
                today: string;
                off: string[];
                levels: {
                    days: number;
                    colour: "red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony";
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
                overdue: number;
                unsayable: number;
                cases: {
                    caseId: string;
                    caseNo: string;
                    status: string;
                    statusName: {
                        en: string;
                        zh: string;
                    };
                    ownerName: string | null;
                    destination: string;
                    due: string;
                    rule: string;
                    part: "report" | "complement";
                    dayZero: string;
                    sendBy: string | null;
                    why: {
                        en: string;
                        zh: string;
                    } | null;
                }[];
            };
        };
        "GET /deadlines/first": {
            query: {
                caseIds: string[];
            };
            answer: {
                caseId: string;
                due: string | null;
                isUnsayable: boolean;
            }[];
        };
        "GET /deadlines/levels": {
            answer: {
                today: string;
                levels: {
                    days: number;
                    colour: "red" | "orange" | "purple" | "yellow" | "turquoise" | "grey" | "peony";
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
            };
        };
    }
}
