// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /case/process/task/user": {
            query?: {
                view?: "mine" | "open";
                sort?: "since" | "caseNo" | "node";
                order?: "asc" | "desc";
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    caseId: string;
                    caseNo: string;
                    node: string;
                    nodeName: {
                        en: string;
                        zh: string;
                    };
                    since: string;
                    act: ("begin" | "pass" | "return" | "recall" | "claim" | "transfer") | null;
                    by: string | null;
                    reason: string | null;
                }[];
                total: number;
            };
        };
        "GET /cases/{caseId}/process": {
            path: {
                caseId: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        afterReturn: "resume" | "rerun";
                    }[];
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "recall" | "claim" | "transfer";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                }[];
            };
        };
        "POST /cases/{caseId}/process/claim": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        afterReturn: "resume" | "rerun";
                    }[];
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "recall" | "claim" | "transfer";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                }[];
            };
        };
        "POST /cases/{caseId}/process/pass": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        afterReturn: "resume" | "rerun";
                    }[];
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "recall" | "claim" | "transfer";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                }[];
            };
        };
        "GET /cases/{caseId}/process/people": {
            path: {
                caseId: string;
            };
            answer: {
                id: string;
                name: string;
            }[];
        };
        "POST /cases/{caseId}/process/recall": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        afterReturn: "resume" | "rerun";
                    }[];
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "recall" | "claim" | "transfer";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                }[];
            };
        };
        "POST /cases/{caseId}/process/return": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
                to: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        afterReturn: "resume" | "rerun";
                    }[];
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "recall" | "claim" | "transfer";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                }[];
            };
        };
        "POST /cases/{caseId}/process/transfer": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
                to: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        afterReturn: "resume" | "rerun";
                    }[];
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "recall" | "claim" | "transfer";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                }[];
            };
        };
    }
}
