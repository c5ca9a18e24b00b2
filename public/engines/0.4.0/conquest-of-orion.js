// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, r, i = t((() => {
	r = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		spend(e) {
			return this.#e -= e, this.#e >= 0;
		}
		get isSpent() {
			return this.#e < 0;
		}
	};
}));
// lib/core/words.ts
function a(e) {
	return ae[e] ?? String(e);
}
function o(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > oe ? `${e.slice(0, oe).join(", ")} ${t} ${e.length - oe} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function s(e) {
	let t = le.get(e);
	return t === void 0 && (t = c(u(e)), de += e.length + t.length, de > ue && (le.clear(), de = e.length + t.length), le.set(e, t)), t;
}
function c(e) {
	if (e.length <= se) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function l(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function u(e) {
	if (ce.test(e)) return l(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return ce.test(t) ? l(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}
function d(e) {
	let t = /* @__PURE__ */ new Int16Array(32);
	for (let n = 0; n < e.length; n++) t[e.charCodeAt(n) % 32] = (t[e.charCodeAt(n) % 32] ?? 0) + 1;
	return {
		text: e,
		letters: t,
		allowed: Math.max(1, Math.min(3, Math.floor(e.length / 3)))
	};
}
function f(e, t, n) {
	let { text: r, allowed: i } = e;
	if (r.charCodeAt(0) === t.charCodeAt(0)) {
		if (r === t) return 0;
		if (r.length >= 2 && t.startsWith(r)) return .5;
		if (t.length >= 3 && r.startsWith(t)) return .8;
	}
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), ne(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = p(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : ee(r, t, n) ? 4.5 : void 0;
}
function ee(e, t, n) {
	if (e.length < fe || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function p(e, t, n) {
	let [r, i] = te(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = re(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = re(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? re(o, a - 2) + 1 : c, d = Math.min(re(s, a) + 1, re(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return re(s, i.length);
}
function te(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function ne({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	pe.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (pe[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (pe[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function re(e, t) {
	return e[t] ?? Infinity;
}
function ie(e, t, n, i = new r(Infinity)) {
	let a = d(e.slice(0, 40));
	if (a.text === "") return [];
	let o = [];
	for (let e of t) {
		if (i.isSpent) return [];
		let t = Infinity;
		for (let r of n(e)) t = Math.min(t, f(a, r, i) ?? t);
		t < Infinity && o.push({
			thing: e,
			score: t
		});
	}
	return o.sort((e, t) => e.score - t.score).slice(0, me).map(({ thing: e }) => e);
}
var ae, oe, se, ce, le, ue, de, fe, pe, me, m = t((() => {
	i(), ae = [
		"no",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten",
		"eleven",
		"twelve"
	], oe = 30, se = 100, ce = /^[ -~]*$/, le = /* @__PURE__ */ new Map(), ue = 2e6, de = 0, fe = 6, pe = /* @__PURE__ */ new Int16Array(32), me = 3;
}));
// lib/core/card/fact.ts
m();
var h = class e {
	static yes = new e("yes", []);
	static no = new e("no", []);
	word;
	#e;
	constructor(e, t) {
		this.word = e, this.#e = t;
	}
	get lacks() {
		return [...new Set(this.#e.flatMap((t) => t instanceof e ? t.lacks : t))];
	}
	static of(t) {
		return t ? e.yes : e.no;
	}
	static lacking(...t) {
		return new e("unknown", t);
	}
	get isUnknown() {
		return this.word === "unknown";
	}
	and(t) {
		return this === e.yes || t === e.no ? t : t === e.yes || this === e.no ? this : this === t ? t : new e("unknown", [this, t]);
	}
	or(t) {
		return this === e.no || t === e.yes ? t : t === e.no || this === e.yes ? this : this === t ? t : new e("unknown", [this, t]);
	}
	not() {
		return this.isUnknown ? this : this === e.yes ? e.no : e.yes;
	}
}, he = class e {
	label;
	#e;
	#t;
	#n;
	#r;
	#i;
	static #a = /* @__PURE__ */ new Map();
	constructor(e, t, n, r = {}) {
		this.label = e, this.#e = t, this.#t = n, this.#n = r, this.#r = t === "missing" ? void 0 : [t === "known" ? n : null];
	}
	get #o() {
		return this.#i ??= h.lacking(this), this.#i;
	}
	static known(t, n) {
		return new e(t, "known", n);
	}
	static none(t) {
		let n = e.#a.get(t) ?? new e(t, "none");
		return e.#a.set(t, n), n;
	}
	static missing(t, n = {}) {
		return new e(t, "missing", void 0, n);
	}
	get isMissing() {
		return this.#e === "missing";
	}
	is(e) {
		return this.#e === "known" ? this.#t === e ? h.yes : h.no : this.#e === "none" ? h.no : this.#s(e) ? this.#c([e]) : h.no;
	}
	isOneOf(...e) {
		return this.#e === "known" ? e.includes(this.#t) ? h.yes : h.no : this.#e === "none" ? h.no : e.some((e) => this.#s(e)) ? this.#c(e) : h.no;
	}
	above(e) {
		return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? h.yes : h.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? h.no : this.#o;
	}
	asks(e) {
		if (this.#e === "known") return e(this.#t) ? h.yes : h.no;
		if (this.#e === "none") return h.no;
		let t = this.#n.among;
		return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? h.yes : this.#o : h.no : this.#o;
	}
	isNone() {
		return this.#e === "missing" ? this.#n.orNone ? this.#o : h.no : this.#e === "none" ? h.yes : h.no;
	}
	choices(e) {
		if (this.#r) return this.#r;
		let t = (this.#n.among ?? e).filter((e) => this.#s(e));
		return this.#n.orNone ? [...t, null] : t;
	}
	#s(e) {
		let { atMost: t, among: n } = this.#n;
		return t !== void 0 && typeof e == "number" && e > t ? !1 : n === void 0 || n.includes(e);
	}
	#c(e) {
		let { among: t, orNone: n } = this.#n;
		return t !== void 0 && !n && t.every((t) => e.includes(t)) ? h.yes : this.#o;
	}
};
function g(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function ge(e, t) {
	return e[t] ?? "";
}
function _e(e, t) {
	let { attributes: n, label: r, set: i } = t, a = g(e, t.kind), o = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? ve(e, r, n) : xe(e, r, n, a);
		return [r.name, i];
	});
	return {
		name: e.name,
		folded: s(e.name),
		label: r,
		set: i,
		...Object.fromEntries(o)
	};
}
function ve(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => g(e, t) !== void 0 && g(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? g(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return he.missing(t.label, { among: s });
}
var [ye, be] = [{ orNone: !0 }, { orNone: !1 }];
function xe(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return he.none(t.label);
	let i = g(e, t.name);
	if (i === null) return he.none(t.label);
	if (i !== void 0) return he.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return he.missing(t.label, a ? ye : be);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = g(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return he.missing(t.label, o);
}
// lib/core/card/overlay.ts
function Se(e, t, n) {
	let [r, i] = [g(t, e), g(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !Ce(r, g(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function Ce(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
// lib/cards/pool.ts
m();
var we = 250, Te = 200;
function Ee({ attributes: e, kind: t }, n, r, i) {
	return _e(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function De(e, t) {
	return s(Oe(e, t));
}
function Oe(e, t) {
	let n = e.numbered === void 0 ? void 0 : g(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var ke = class e {
	game;
	sets;
	#e = [];
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n = /* @__PURE__ */ new Map(), r = !0) {
		if (this.game = e, this.sets = t, r) for (let e of this.#s(n));
	}
	static async inSlices(t, n, r, i) {
		let a = new e(t, n, r, !1);
		for (let e of a.#s(r)) await i();
		return a;
	}
	*#s(e) {
		let t = new Ae(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % we === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % we === 0 && (yield);
		}
		for (let [e, t] of this.#r) this.#a.set(e, t.map((e) => e.known));
	}
	get size() {
		return this.#e.length;
	}
	get cards() {
		return this.#e;
	}
	get known() {
		return this.#t;
	}
	find(e) {
		if (e.length > Te) return;
		let t = s(e), n = this.keyed(t);
		if (n) return n;
		let r = this.family(t);
		return r?.length === 1 ? r[0] : r;
	}
	keyed(e) {
		return this.#n.get(e);
	}
	family(e) {
		return this.#r.get(e);
	}
	names() {
		return this.#r.keys();
	}
	named(e) {
		return this.#a.get(e) ?? [];
	}
	labelled(e) {
		let t = this.find(e);
		return t !== void 0 && "card" in t ? t.known : void 0;
	}
	byCode(e) {
		return this.#i.get(e);
	}
	of(e) {
		let t = this.has(e);
		if (!t) throw Error(`${e.label} is not of this pool`);
		return t;
	}
	has(e) {
		return this.#o.get(e);
	}
	shortest(e) {
		return this.find(e.card.name) === e ? e.card.name : e.label;
	}
	#c(e, t, n, r) {
		let i = Oe(this.game, e), a = Ee(this.game, e, i, t), o = s(i), c = {
			card: e,
			label: i,
			folded: o,
			names: o === a.folded ? [o] : [o, a.folded],
			set: t,
			place: n,
			known: a,
			...r === void 0 ? {} : { code: r }
		};
		return this.#n.set(o, c), this.#r.set(a.folded, [...this.#r.get(a.folded) ?? [], c]), this.#o.set(a, c), r !== void 0 && this.#i.set(r, c), c;
	}
}, Ae = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = s(e.name), r = this.#t.get(n) ?? [], i = je(this.#e, e, t, r);
		if (i) {
			i.card = Se(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: De(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function je(e, t, n, r) {
	let i = De(e, t), a = r.find((t) => De(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && g(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function _(e, t) {
	let n = e.index.spots[t];
	if (!n) return Me(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function Me(e, t) {
	return `${e.label(t)}${Ie(e, t) ? Ne(e, t) : ""}`;
}
function Ne(e, t) {
	return e.as(e.person, () => ` (${Pe(e, t).join(", ")})`);
}
function Pe(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Le(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, _(e, n)] : [
		...i,
		e.label(a),
		...Ie(e, a) ? Pe(e, a) : []
	];
}
function Fe(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Ie(e, t) {
	if (!Fe(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Fe(e, r)) return !0;
	return !1;
}
function Le(e) {
	return `${e}${Re[ze.select(e)]}`;
}
var Re, ze, Be = t((() => {
	Re = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, ze = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
function Ve(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function He(e, t, n) {
	for (let r of n === void 0 ? Ue(e, t) : [n]) for (let n of We(e, t, r)) if (Ve(e, t, r, n)) return !0;
	return !1;
}
function Ue(e, t) {
	return t.cards ? t.cards(e) : Ze;
}
function We(e, t, n) {
	return t.targets ? t.targets(e, n) : Qe;
}
function Ge(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = qe(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = Je(e, n, r, i);
	if (l !== void 0) return [...s, {
		id: "place",
		says: l,
		cite: a
	}];
	for (let t of n.needs ?? []) {
		let n = t.holds(e, r, i);
		if (n === !0) continue;
		let a = n === void 0 ? { isUnknown: !0 } : {};
		s.push({
			id: t.id,
			says: t.lacks(e, r, i),
			cite: t.cite,
			...a,
			...t.isPrice && { isPrice: !0 }
		});
	}
	return s;
}
function Ke(e, t, n) {
	return t.moves.flatMap((r) => {
		if (r.isForPerson || !r.cards?.(e).includes(n) || He(e, r, n)) return [];
		let i = We(e, r, n), a = (i.length === 0 ? Qe : i).map((i) => Ge(e, t, r, {
			do: r.do,
			card: n,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: r.says,
			lacks: a
		}];
	});
}
function qe(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (!t.cards(e).includes(n)) return e.isHidden(n) ? `needs ${r}, and that card is hidden from you` : `needs ${r}; ${e.known(n)} is in ${_(e, e.zoneOf(n))}`;
}
function Je(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${Ye(e, r)}`;
}
function Ye(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? Me(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? _(e, r) : `“${t}”`;
}
function Xe({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
var Ze, Qe, $e = t((() => {
	Be(), Ze = [-1], Qe = [""];
}));
// lib/core/table/allowed.ts
$e();
var et = { do: "pass" };
function tt(e, t, n) {
	for (let r of Ue(e, t)) for (let i of We(e, t, r)) Ve(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function v({ moves: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function nt(e, t, n, r) {
	if (!n) return r.do === et.do && r.card === void 0 && r.to === void 0 && rt(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : Ve(e, n, i, a);
}
function rt(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
function it(e, t, n = at) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
var at, ot, st = t((() => {
	at = {}, ot = "A face-down card";
}));
// lib/core/table/board.ts
function ct(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function lt(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var ut, dt = t((() => {
	ut = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
st(), m(), dt(), Be();
var ft = 999, pt = 80;
function mt(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${pt} letters.`;
	if (t === "roll") return `The table has dice with ${o(wt.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${_(e, r)}.` : "Look at one card or more.";
}
function ht(e, t, n) {
	let r = vt(t, n) ?? yt(t, n) ?? e.forbids?.(t, n) ?? bt(t, n) ?? xt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card);
	t.beats?.move(t.side, n);
	let a = Ct[n.free](t, n);
	if (a === void 0) return t.beats?.begin(), mt(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var gt = [
	"move",
	"look",
	"search",
	"shuffle"
], _t = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function vt(e, { free: t, card: n }) {
	return Object.hasOwn(Ct, t) ? n === void 0 ? _t.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function yt(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : gt.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : St(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function bt(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function xt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? St(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > ft ? `A number at the table is at most ${ft}, and at least -${ft} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function St(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var Ct = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || Et(e, i, t)) return;
		let a = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual", a ? e.isUp(t) : void 0);
		let o = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${o} ${_(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = St(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${Tt(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${Tt(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > pt)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), e.beats?.card(t), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${_(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${_(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${_(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!wt.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, wt = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function Tt({ board: e }) {
	return e.spent ?? ut;
}
function Et(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function Dt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var Ot = t((() => {}));
// lib/core/table/left-to-you.ts
Ot();
function kt(e, t, n) {
	let r = Dt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function At(e, t) {
	for (let n of t.used) {
		let r = !t.isUp(n) && t.isInPlay(t.zoneOf(n)) ? void 0 : kt(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function jt({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/memo.ts
function Mt(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var Nt = t((() => {}));
// lib/core/table/seats.ts
function Pt({ seats: [e, t] }) {
	return (e === "person" || e === "pilot") && (t === "person" || t === "pilot");
}
function Ft({ cards: e }) {
	return e.filter(({ side: e }) => e === void 0);
}
function It(e, t) {
	let { id: n, cards: r, isIdle: i } = t;
	if (e.opposite === n) return e;
	let a = Wt(e.cards), o = a.get(t) ?? [...Ft(e), ...r];
	a.set(t, o);
	let s = n === "nobody" ? "nobody" : i ? "script" : "pilot";
	return {
		...e,
		cards: o,
		seats: [e.seats[0], s],
		opposite: n
	};
}
function Lt(e, t) {
	let n = t === e.opposite ? void 0 : e.opponents?.find((e) => e.id === t);
	return n ? It(e, n) : e;
}
function Rt(e, t) {
	let n = (e.opponents ?? []).filter(({ id: e }) => e !== t.id);
	return {
		...e,
		opponents: [...n, t]
	};
}
function zt(e, { seed: t, opposite: n, origin: r }) {
	let i = Lt(e, n);
	return {
		...r?.seats[1] === "person" && Bt(i) || i,
		seed: t
	};
}
function Bt(e) {
	let [t, n] = e.seats;
	return Pt(e) ? {
		...e,
		seats: [n, t]
	} : void 0;
}
var Vt, Ht, Ut, Wt, Gt = t((() => {
	Nt(), Vt = "nobody", Ht = {
		seats: ["person", "nobody"],
		opposite: Vt
	}, Ut = {
		id: Vt,
		name: Vt,
		list: [],
		isWhole: !0
	}, Wt = Mt((e) => /* @__PURE__ */ new Map());
}));
// lib/core/table/sides.ts
function Kt({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = a(e.zones, t.zones), s = a(e.counters, t.counters);
	return {
		zones: o,
		counters: s,
		ZONE: ct(o),
		COUNTER: lt(s),
		sides: {
			places: e.zones.reduce((e, { slots: t = 1 }) => e + t, 0),
			counters: e.counters.length
		}
	};
}
function qt(e) {
	return +(e === 0);
}
function Jt(e, t, n) {
	return e.index.zoneFor(e.side, e.index.zoneFor(e.ownerOf(t), n));
}
function Yt(e, t) {
	return {
		do: "go",
		says: "Go",
		isForPerson: !0,
		at: () => "first or second",
		targets: () => ["first", "second"],
		play: (n, r, i) => {
			n.set(e, +(i === "first")), n.as(qt(n.side), () => n.set(e, i === "first" ? 0 : 1)), n.say(() => n.isPersons ? t(i) : `It goes ${i}.`), n.leave();
		}
	};
}
function Xt({ stack: e, side: t }) {
	return e[0]?.side === t;
}
var Zt, Qt = t((() => {
	dt(), Zt = {
		face: "down",
		hides: !0
	};
}));
Gt(), Qt();
var $t = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [en(t, 2654435769), en(t, 608135816)], i = new e(n, r, en(t, 3084996962), 1);
		for (let e = 0; e < 15; e++) i.next();
		return i;
	}
	static from([t, n, r, i]) {
		return new e(t | 0, n | 0, r | 0, i | 0);
	}
	get state() {
		return [
			this.#e >>> 0,
			this.#t >>> 0,
			this.#n >>> 0,
			this.#r >>> 0
		];
	}
	copy() {
		return new e(this.#e, this.#t, this.#n, this.#r);
	}
	next() {
		let e = (this.#e + this.#t | 0) + this.#r | 0;
		return this.#r = this.#r + 1 | 0, this.#e = this.#t ^ this.#t >>> 9, this.#t = this.#n + (this.#n << 3) | 0, this.#n = (this.#n << 21 | this.#n >>> 11) + e | 0, e >>> 0;
	}
	below(e) {
		let t = 4294967296 - e;
		for (;;) {
			let n = this.next(), r = n % (e >>> 0);
			if (n - r <= t) return r;
		}
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) {
			let n = this.below(t + 1), r = e[t];
			e[t] = e[n], e[n] = r;
		}
	}
};
function en(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
var tn = [4, 8], nn = tn[0] | tn[1], rn = class {
	#e;
	all;
	constructor(e, t) {
		this.#e = e, this.all = t.slice();
	}
	has(e, t) {
		return t !== 1 && this.#e.reads(1), ((this.all[e] ?? 0) & t) !== 0;
	}
	put(e, t, n) {
		let r = this.all[e];
		r !== void 0 && (this.all[e] = n ? r | t : r & ~t), this.#e[t === 1 ? "moves" : "marks"]++;
	}
	lay(e, t, n) {
		this.all[e] = +!!t | (n ? (this.all[e] ?? 0) & 2 : 0);
	}
	follow(e, t) {
		let n = e.map((e) => this.all[e] ?? 0);
		for (let [e, r] of t.entries()) this.all[r] = n[e] ?? 0;
		this.#e.moves++;
	}
	unsee(e) {
		this.put(e, nn, !1);
	}
};
// lib/core/table/kept.ts
function an(e, t = !1) {
	let n = sn++;
	return (r, i = -1) => {
		let { kept: a } = r;
		a.shelves[n] ??= {
			stamps: [],
			values: []
		};
		let { stamps: o, values: s } = a.shelves[n], c = 2 * i + 2 + (t && i >= 0 ? 0 : r.side), l = o[c] ?? 0, u = a.stamp(l & 3) === l;
		if (u && !cn) return a.reads(l & 3), s[c];
		let d = a.depth;
		a.depth = 0;
		let f = e(r, i);
		return u && cn?.(s[c], f), o[c] = a.stamp(a.depth), s[c] = f, a.reads(d), f;
	};
}
var on, sn, cn, ln = t((() => {
	on = class {
		shelves = [];
		moves = 1;
		marks = 0;
		others = 0;
		depth = 0;
		stamp(e) {
			return 4 * (this.moves + (e > 0 ? this.marks : 0) + (e > 1 ? this.others : 0)) + e;
		}
		reads(e) {
			e > this.depth && (this.depth = e);
		}
	}, sn = 0;
}));
// lib/core/table/piles.ts
ln();
function un(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function dn(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function fn(e, t, n) {
	let r = e.flatMap((e, n) => e.flatMap((e, r) => t(e) ? [] : [{
		card: e,
		pile: n,
		place: r
	}])), i = r.map(({ card: e }) => e).sort((e, t) => e - t);
	return n.shuffle(i), r.map(({ card: t, pile: n, place: r }, a) => {
		let o = i[a] ?? t, s = e[n];
		return s && (s[r] = o), [o, n];
	});
}
function pn(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = $t.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var mn = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n ? n.#n.map((e) => e?.slice()) : [];
	}
	get(e, t) {
		return this.#e.reads(1), this.#n[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		this.get(e, t) !== n && (this.#n[t] ??= Array(this.#t).fill(0), this.#n[t][e] = n | 0, this.#e.marks++);
	}
	hasHad(e) {
		return this.#e.reads(1), this.#n[e] !== void 0;
	}
	follow(e, t) {
		for (let n of this.#n) {
			let r = e.map((e) => n?.[e] ?? 0);
			if (n) for (let [e, i] of t.entries()) n[i] = r[e] ?? 0;
		}
		this.#e.marks++;
	}
	clear(e) {
		for (let t of this.#n) t && (t[e] = 0);
	}
}, hn = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, gn = class {
	spots;
	holders;
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new WeakMap();
	#i = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(bn);
		for (let [e, { name: t }] of this.spots.entries()) this.#n.set(t, e);
		this.#t = e.sides ?? {
			places: 0,
			counters: 0
		}, this.holders = this.spots.map(({ isPile: e }, t) => e ? void 0 : this.sideOf(t));
	}
	sideOf(e) {
		let { places: t } = this.#t;
		return e < t ? 0 : e < 2 * t ? 1 : void 0;
	}
	zoneFor(e, t) {
		return e === 0 ? t : yn(t, this.#t.places);
	}
	counterFor(e, t) {
		return e === 0 ? t : yn(t, this.#t.counters);
	}
	lie(e) {
		return this.spots[e] ?? hn;
	}
	isHeld(e, t) {
		return this.lie(e).isUp && !this.lie(this.zoneFor(t, e)).isUp;
	}
	owners(e) {
		let t = this.#i.get(e);
		if (t) return t;
		let n = e.map(({ side: e }) => e ?? 0);
		return this.#i.set(e, n), n;
	}
	number(e, t) {
		let n = this.#n.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#r.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n, side: r }, i) => {
				let a = this.zoneFor(r ?? 0, this.number(this.#e.begins[n] ?? "", e));
				if (a < 0) throw Error(`no zone begins with ${n}`);
				return t[a] ??= [], t[a].push(i), a;
			})
		};
	}
}, _n = /* @__PURE__ */ new WeakMap();
function vn(e) {
	let t = _n.get(e);
	if (t) return t;
	let n = new gn(e);
	return _n.set(e, n), n;
}
function yn(e, t) {
	return e < t ? e < 0 ? e : e + t : e < 2 * t ? e - t : e;
}
function bn(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1 } = e, o = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: a,
		...o
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: a,
		...o
	}));
}
// lib/core/table/table.ts
var xn = [], Sn = class e {
	board;
	index;
	start;
	dice;
	kept = new on();
	turn;
	played;
	lastOpen;
	#e;
	notes;
	log;
	turnEnds;
	touched;
	answers;
	beats;
	used = /* @__PURE__ */ new Set();
	running;
	#t;
	#n;
	#r;
	#i;
	#a;
	person;
	#o;
	#s;
	constructor(e, t, n, r) {
		this.board = e, this.index = n?.index ?? vn(e), this.start = t, this.#s = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		this.dice = r ?? (n ? n.dice.copy() : $t.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice();
		let o = n ? n.#r.all : a.map((e) => +!!this.index.lie(e).isUp);
		this.#r = new rn(this.kept, o), this.#i = new mn(this.kept, t.cards.length, n ? n.#i : void 0), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.#e = (n ? n.#e : [it("", 0)]).map((e) => ({ ...e })), this.running = this.top, this.log = r ? void 0 : n?.log?.slice(), this.#o = n?.side ?? 0, this.person = +(t.seats[1] === "person"), this.turn = n?.turn ?? 0, this.played = n?.played ?? 0, this.lastOpen = n?.lastOpen ?? 0, this.notes = new Map(n?.notes);
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t, n = this.person) {
		let r = new e(this.board, this.start, this, t), i = [];
		for (let [e, { isPile: t, isUp: a, zone: o }] of this.index.spots.entries()) {
			let s = this.index.zoneFor(n, e);
			o.hides ? i.push(s) : t && !a && r.#l([s], n);
		}
		return r.#l(i, n), r;
	}
	get size() {
		return this.start.cards.length;
	}
	get stack() {
		return this.kept.depth = 2, this.kept.others++, this.#e;
	}
	get top() {
		return this.kept.depth = 2, this.#e[this.#e.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#o;
	}
	get isPersons() {
		return this.#o === this.person;
	}
	turnTo(e) {
		let t = this.#o;
		return this.#o = e, t;
	}
	as(e, t) {
		let n = this.turnTo(e), r = t();
		return this.turnTo(n), r;
	}
	ownerOf(e) {
		return this.#s[e] ?? 0;
	}
	controllerOf(e) {
		return this.index.holders[this.#n[e] ?? -1] ?? this.ownerOf(e);
	}
	isTheirs(e) {
		return this.controllerOf(e) !== this.#o;
	}
	#c(e) {
		return this.index.zoneFor(this.#o, e);
	}
	card(e) {
		return this.start.cards[e].card;
	}
	label(e) {
		return this.start.cards[e]?.label ?? "";
	}
	zone(e) {
		return this.index.number(e, this.start.cards);
	}
	nameOf(e) {
		let t = e - this.index.spots.length;
		return t < 0 ? this.index.spots[e]?.name ?? "" : `${this.index.holder(this.card(t))}:${t}`;
	}
	under(e) {
		return this.index.spots.length + e;
	}
	isInPlay(e) {
		return this.index.lie(this.#c(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#c(e)] ?? xn;
	}
	count(e) {
		return this.#t[this.#c(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#c(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#c(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual", r) {
		let i = this.#n[e] ?? -1;
		un(this.#t[i], e);
		let a = this.#c(t), o = this.index.lie(a), s = this.#t[a] ?? [];
		this.#t[a] = s, this.kept.moves++, this.touched?.add(e), this.log && o.isPlay && (r ?? o.isUp) && !(this.isUp(e) && this.index.lie(i).isPlay) && this.use(e), o.isPile && n === "usual" ? dn(s, e) : s.push(e), this.#n[e] = a, this.#r.lay(e, r ?? o.isUp, o.isPlay), o.isPlay || this.#i.clear(e), o.isPlay || this.notes.delete(e), this.beats?.card(e);
	}
	draw(e, t, n) {
		let r = this.in(e).slice(0, Math.max(Math.ceil(n), 0));
		for (let e of r) this.move(e, t);
		return r.length;
	}
	shuffle(e) {
		let t = this.#c(e), n = this.#t[t] ?? [];
		this.kept.moves++, pn(n, this.nameOf(t), this);
		for (let e of n) this.#r.unsee(e);
		this.beats?.shuffle(t);
	}
	isUp(e) {
		return this.#r.has(e, 1);
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#r.put(e, 1, t), this.beats?.card(e);
	}
	isExhausted(e) {
		return this.#r.has(e, 2);
	}
	exhaust(e, t = !0) {
		this.#r.put(e, 2, t), this.beats?.card(e);
	}
	isSeen(e, t = this.person) {
		return this.#r.has(e, tn[t]);
	}
	isKnown(e, t = this.person) {
		let n = this.#n[e] ?? -1;
		return this.isSeen(e, t) || this.isUp(e) && !this.index.isHeld(n, t) ? !0 : this.index.lie(n).isPile && this.#t[n]?.[0] === e && this.sum("bare", e) > 0;
	}
	isKnownTo(e, t) {
		return this.index.spots[this.index.zoneFor(e, this.#n[t] ?? -1)]?.isSecret !== !0 || this.isKnown(t, e);
	}
	isHidden(e) {
		return !this.isKnownTo(this.person, e);
	}
	known(e) {
		return this.isHidden(e) ? ot : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#r.put(e, tn[this.#o], !0), this.beats?.card(e);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n), this.beats?.card(e);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.kept.depth = 2, this.#a[this.index.counterFor(this.#o, e)] ?? 0;
	}
	set(e, t) {
		let n = this.index.counterFor(this.#o, e);
		this.#a[n] = t | 0, this.kept.others++, this.beats?.counter(n);
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.kept.depth = 2, this.running.args;
	}
	note(e, t, n = this.running) {
		n.args = {
			...n.args,
			[e]: t
		}, this.kept.others++;
	}
	call(e, t = at, n = this.#o) {
		this.stack.push(it(e, n, t));
	}
	tell(e, t, n = !1) {
		this.board.texts?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.board.texts?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.board.texts?.said(this, e, t) ?? xn;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.used.add(e);
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.isPersons ? "" : `${this.board.sides?.name}: `, o = t === void 0 ? {} : { left: t };
		this.log.push({
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`,
			...o
		});
	}
	#l(e, t) {
		let n = e.map((e) => this.#t[e] ?? []), r = n.flat(), i = (e) => this.isKnown(e, t) || this.count(this.under(e)) > 0;
		for (let [t, r] of fn(n, i, this.dice)) this.#n[t] = e[r] ?? -1;
		this.#r.follow(r, n.flat()), this.#i.follow(r, n.flat());
	}
};
st(), Be(), $e();
var Cn = 1e4, wn = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, autopilot: a } = e, o = [...n, ...r];
		for (let [e, n] of [...o, ...i].entries()) {
			let { id: i } = n;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let s = (e) => e.in?.includes(i) ?? !0, c = a.filter(s), l = t === a ? c : t.filter(s);
			this.#t.set(i, {
				phase: n,
				policies: c,
				own: l,
				following: o[e + 1] ?? r[0]
			});
		}
		this.#e = o[0];
	}
	open(e, t = !0) {
		return this.openAgain(e, t).table;
	}
	openAgain(e, t = !0, n) {
		let r = new Sn(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#a(r, n);
		return i === void 0 ? { table: r } : {
			table: r,
			why: i
		};
	}
	isOver(e) {
		return this.goldfish.result(e) !== void 0;
	}
	result(e) {
		let t = this.goldfish.result(e);
		return t && {
			...t,
			by: jt(this.goldfish.score(e))
		};
	}
	phase(e) {
		return this.#r(e.top.phase).phase;
	}
	isOpen({ stack: e }) {
		for (let t = 1; t < e.length; t++) if (this.#t.get(e[t].phase)?.phase.isOpen !== !0) return !1;
		return !0;
	}
	phases(e) {
		return {
			all: this.goldfish.phases,
			now: this.#r(e.stack[0].phase).phase
		};
	}
	get kinds() {
		return [...this.#t.values()].flatMap(({ phase: e }) => e.moves);
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.phase.moves) tt(e, r, n);
		return rt(e, t.phase) && n.push(et), n;
	}
	says(e, { do: t, to: n }) {
		let r = this.#r(e.top.phase), i = v(r.phase, t);
		if (!i) return {
			what: "Pass",
			...r.phase.passing !== void 0 && { where: r.phase.passing }
		};
		if (n === void 0) return {
			what: i.tells?.(e) ?? i.says,
			uses: i.uses
		};
		let a = e.zone(n), o = /^#\d+$/.test(n) ? Me(e, Number(n.slice(1))) : n;
		return {
			what: i.says,
			where: i.names?.(e, n) ?? (a >= 0 ? _(e, a) : o)
		};
	}
	keyed(e, t) {
		let n = this.phase(e).moves.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return nt(e, n.phase, v(n.phase, t.do), t);
	}
	isForPerson(e, t) {
		let { moves: n } = this.phase(e), r = n.find((e) => e.do === t.do);
		return r ? r.isForPerson === !0 : n.every((e) => e.isForPerson);
	}
	whyNot(e, t) {
		let n = this.#r(e.top.phase), { phase: r } = n;
		if (this.isOver(e)) return {
			what: "The game is over",
			lacks: [{
				id: "over",
				says: "no move is left",
				cite: r.cite
			}]
		};
		let i = v(n.phase, t.do);
		if (!i) return this.#n(e, r, t);
		let a = Ge(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === et.do) {
			if (n.card !== void 0 || n.to !== void 0) return {
				what: "Pass",
				lacks: [{
					id: "card",
					says: "names no card and no place",
					cite: r
				}]
			};
			let i = `first do this: ${t.asks?.(e) ?? t.says}`;
			return rt(e, t) ? void 0 : {
				what: "Pass",
				lacks: [{
					id: "choice",
					says: i,
					cite: r
				}]
			};
		}
		let i = [...this.#t.values()].filter((e) => v(e.phase, n.do)), [a] = i, o = a && v(a.phase, n.do);
		if (!a || !o) return {
			what: n.do,
			lacks: [{
				id: "move",
				says: "there is no such move in this game",
				cite: r
			}]
		};
		let s = {
			id: "phase",
			says: `only in ${i.map((e) => e.phase.name).join(" and ")}, and this is ${t.name}`,
			cite: a.phase.cite
		}, c = this.goldfish.called.includes(a.phase);
		return {
			what: o.says,
			lacks: [s, ...c ? [] : Ge(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let n = this.phase(e), r = Ke(e, n, t);
		if (r.length > 0 || Dn(e, n.moves, t)) return r;
		let [i] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && Dn(e, i, t)), [a] = i?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], o = a && this.#n(e, n, {
			do: a.do,
			card: t
		});
		return o ? [{
			...o,
			lacks: o.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return v(this.phase(e), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		return this.phase(e).moves.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return v(this.phase(e), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (e.beats?.begin(), this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.used.clear(), "free" in t) {
			if (!this.isOpen(e)) return `First finish what has begun: ${this.phase(e).name}.`;
			let n = ht(this.goldfish, e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!nt(e, n.phase, v(n.phase, t.do), t)) return this.#i(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#s(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#a(e, n);
		return e.log && !r && !this.isOver(e) && At(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase);
		return En(e.isPersons ? n : r, e) || (rt(e, t) ? {
			move: et,
			says: "There is nothing better to do, so pass."
		} : e.isPersons && n !== r ? En(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Xe(n);
	}
	#a(e, t) {
		for (let n = 0; n < Cn; n++) {
			e.turnTo(e.person);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), Tn(t);
			let r = e.top;
			if (e.running = r, e.kept.others++, e.turnTo(r.side), r.phase === "") this.#d(e, this.#e);
			else if (this.#c(e, r, this.#r(r.phase))) {
				if (this.isOver(e)) continue;
				if (e.isPersons) return Tn(t);
				let n = this.#o(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(e.person), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#o(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !nt(e, t.phase, v(t.phase, r.do), r)) return `${e.board.sides?.name}: ${this.#i(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#s(e, t, r);
	}
	#s(e, t, n) {
		let { do: r, card: i = -1, to: a = "" } = n;
		e.beats?.move(e.side, n);
		let o = v(t.phase, r);
		o ? o.play(e, i, a) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#c(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#l(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#l(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && Pt(e.start)) {
			e.stack[0] = {
				...it(i.id, qt(n)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#u(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#d(e, s);
	}
	#u(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !Pt(e.start) ? this.#d(e, t) : e.stack[0] = {
			...it(t.id, qt(n)),
			isSecond: !0
		} : e.stack[0] = {
			...it(t.id, n),
			isSecond: r
		};
	}
	#d(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(e.as(e.person, () => this.goldfish.score(e))), e.turn++, e.kept.moves++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && Pt(e.start) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = it(t.id, n);
	}
};
function Tn(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function En(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function Dn(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function On(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
st();
function kn(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(jn(t, n, e));
	let i = (n) => Mn(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: An(e, t),
		cards: r,
		counters: i(!1),
		memory: i(!0),
		stack: t.stack.map(({ phase: e, args: t, side: n }) => ({
			phase: e,
			args: t,
			...n === 1 ? { theirs: !0 } : {}
		})),
		played: t.played,
		dice: t.dice.state
	};
}
function An(e, t) {
	return t.as(0, () => e.result(t)) !== void 0;
}
function jn(e, t, n, r = e.person) {
	let i = (n) => Mn(e.board.tokens, n, (n) => e.token(t, n), !1), a = i(!0), o = e.notes.get(t);
	return {
		id: t,
		name: e.isKnownTo(r, t) ? e.label(t) : ot,
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: i(!1),
		...Object.keys(a).length > 0 ? { memory: a } : {},
		...o === void 0 ? {} : { note: o },
		...e.isSeen(t, r) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function Mn(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function Nn(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function Pn({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r, side: i }) => [
		n,
		r,
		i,
		...Fn(t),
		e ? t.text : void 0
	]);
	return Nn(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function Fn({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function In(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = kn(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...Ln(i.counters),
				...Ln(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), ee = [...Ln(r), ...Ln(i)];
	return Nn(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		ee,
		f
	]));
}
function Ln(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function Rn(e, t, n) {
	let { moves: r, at: i, answers: a = [] } = n, o = [], s = 0, c, l = {
		by: "nobody",
		says: ""
	}, u = (t) => {
		let n = c;
		if (!n) return;
		let r = n.log?.slice(s) ?? [];
		s += r.length;
		let { name: i } = e.phase(n);
		o.push({
			...l,
			at: t,
			phase: i,
			state: n.as(0, () => kn(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? On(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [ee, p] = [i === 0 ? In(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (p !== void 0) break;
		l = {
			by: "player",
			says: zn(e, c, n)
		}, p = e.play(c, n, d(t + 1)), p === void 0 && u(t + 1), t + 1 === i && (ee = In(e.goldfish, c));
	}
	let te = {
		...ee !== void 0 && { check: ee },
		...p !== void 0 && { stopped: p }
	};
	return {
		board: Bn(e, c),
		frames: o,
		...te
	};
}
function zn(e, t, n) {
	return "do" in n ? On(e, t, n) : "By hand";
}
function Bn({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e, { columns: d } = n;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u,
			...d !== void 0 && { columns: d }
		};
	})), r = (e) => e.flatMap(({ id: e, name: t, hidden: n }) => n ? [] : {
		id: e,
		name: t
	});
	return {
		places: n,
		counters: r(e.counters),
		tokens: r(e.tokens),
		spent: e.spent?.is ?? "exhausted",
		other: e.sides?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var Vn = 20, Hn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, Un = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function Wn(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = Hn.exec(t) ?? (t.includes("/build?") ? Un.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > Vn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
m();
function Gn(e, t, n) {
	return ie(s(t.slice(0, Kn)), e.cards, ({ names: e }) => e, n);
}
var Kn = 100;
// lib/core/judge/deck.ts
function qn(e) {
	let t = [], n = [];
	for (let r of e) {
		let { section: e, card: i, count: a } = r, o = n.includes(i) && t.find((t) => t.card === i && t.section === e);
		o ? t[t.indexOf(o)] = {
			section: e,
			card: i,
			count: o.count + a
		} : (n.push(i), t.push(r));
	}
	return t;
}
// lib/deck/list/seen.ts
function Jn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, Yn);
}
var Yn = 400;
i(), Nt(), m();
var Xn = 1e3, Zn = 200, Qn = 15e4, $n = Mt((e) => {
	let t = new Map(e.arrangement?.words.map((e) => [s(e), "arranged"]));
	for (let n of e.sections.toReversed()) for (let e of [
		n.id,
		n.name,
		...n.also ?? []
	]) t.set(s(e), n);
	return t;
});
[
	"main",
	"main deck",
	"mainboard",
	"deck",
	"side",
	"sideboard",
	"maybeboard",
	"reserve"
].map(s);
function er(e, t) {
	let n = $n(e);
	return n.get(t) ?? n.get(s(t));
}
function tr(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(ge(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : nr(e).id;
}
function nr(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function rr(e, t, n, i = new r(Qn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? Gn(e, t, i) : [], l = ir(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (ar(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? tr(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(sr(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...cr(e, s)), {
		deck: {
			...t,
			entries: qn(a),
			misread: lr(o)
		},
		arranged: s.length > 0
	};
}
function ir(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : er(e, t)), n);
}
function ar(e, t) {
	return (e.section === void 0 || t !== void 0) && or(e.count);
}
function or(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function sr(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = Jn(n).slice(0, Zn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : nr(e.game).id;
	if (!or(r)) return {
		why: "bad-count",
		section: u,
		text: c,
		count: r,
		near: [],
		...l
	};
	let d = o !== void 0 && !("card" in o) ? o : s(c);
	return {
		why: o === void 0 ? "unknown-card" : "ambiguous-card",
		section: u,
		text: c,
		count: r,
		near: d.slice(0, 8).map((e) => e.label),
		...l
	};
}
function cr(e, t) {
	let n = t.map(({ entry: e, count: t }) => ({
		card: e.card,
		count: t
	}));
	return (e.game.arrangement?.arrange(n) ?? []).flatMap(({ section: e, index: n, count: r }) => {
		let i = t[n]?.entry.known;
		return i ? [{
			section: e,
			card: i,
			count: r
		}] : [];
	});
}
function lr(e) {
	if (e.length < 2) return e;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = [
			n.why,
			n.section,
			n.text,
			n.why === "bad-count" ? n.count : ""
		].join("\n"), r = t.get(e);
		t.set(e, r && n.why !== "bad-count" ? {
			...r,
			count: r.count + n.count
		} : n);
	}
	return [...t.values()];
}
// lib/deck/settings.ts
m();
function ur(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function dr(e, t) {
	let n = [], r = mr(e, t.format, n), i = gr(e, r, t.options ?? {}, n), a = _r(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : pr(t.name);
	return {
		ok: !0,
		settings: {
			format: r,
			options: i,
			house: a,
			...o === "" ? {} : { name: o }
		}
	};
}
var fr = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function pr(e) {
	return fr.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function mr(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? hr(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${o(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function hr(e, t) {
	let n = s(t);
	return e.formats.find((e) => s(e.id) === n || s(e.name) === n);
}
function gr(e, t, n, r) {
	let i = e.options.filter((e) => !e.formats || e.formats.includes(t));
	for (let [a, s] of Object.entries(n)) {
		let n = i.find((e) => e.id === a);
		if (n) (!Number.isInteger(s) || s < n.min || s > n.max) && r.push({
			about: `options.${a}`,
			message: `${n.name} is a whole number from ${n.min} to ${n.max}${Number.isNaN(s) ? "" : `, not ${s}`}.`
		});
		else {
			let n = e.options.find((e) => e.id === a)?.formats, s = n ? `That is for the format ${o(n, "or")}` : i.length > 0 ? `It has ${o(i.map((e) => e.id))}` : "It has none";
			r.push({
				about: `options.${a}`,
				message: `${e.name} ${t} has no option “${a}”. ${s}.`
			});
		}
	}
	return Object.fromEntries(i.map((e) => [e.id, Object.hasOwn(n, e.id) ? n[e.id] ?? e.default : e.default]));
}
function _r(e, t, n) {
	let r = {};
	for (let [i, a] of Object.entries(t)) {
		let t = e.house.find((e) => e.id === i);
		if (t) t.upTo === void 0 && typeof a != "boolean" ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} is either on or off, not ${a}.`
		}) : a === !1 || (t.upTo !== void 0 && (typeof a != "number" || !Number.isInteger(a) || a < 1 || a > t.upTo) ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} takes a whole number from 1 to ${t.upTo}, as in ${i}=3.`
		}) : r[i] = a);
		else {
			let t = e.house.length > 0 ? `It has ${o(e.house.map((e) => e.id))}` : "It has none";
			n.push({
				about: `house.${i}`,
				message: `${e.name} has no house rule “${i}”. ${t}.`
			});
		}
	}
	return r;
}
// lib/deck/code/bit-writer.ts
var vr = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", yr = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function br(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (yr[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var xr = new Map([...vr].map((e, t) => [e, t])), y = class extends Error {}, Sr = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = xr.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || br(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new y();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new y();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new y();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new y();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, Cr = 400;
function wr(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = Sr.of(t);
	if (!n) return {
		ok: !1,
		why: "This code has a missing, extra or wrong letter. Copy the whole code again."
	};
	try {
		if (n.bits(4) !== 1) return {
			ok: !1,
			why: "This code was made by a newer version of Drydock."
		};
		let t = e[n.bits(4)];
		if (!t) return {
			ok: !1,
			why: "This code is for a game that this version of Drydock does not know."
		};
		let r = Er(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [Dr, Or]) for (let r of t(n, Xn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new y();
		let a = dr(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${ur(a.faults)}`
		};
	} catch (e) {
		if (e instanceof y) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function Tr(e, t) {
	let n = [];
	for (let { section: r, card: i, count: a } of t.lines) {
		let t = typeof i == "number" ? e.byCode(i)?.label : i;
		if (t === void 0) return {
			ok: !1,
			why: "This code has cards that this version of Drydock does not know yet."
		};
		n.push({
			section: r,
			name: t,
			count: a
		});
	}
	return {
		ok: !0,
		deck: rr(e, t.settings, n).deck
	};
}
function Er(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new y();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new y();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new y();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(Cr) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function Dr(e, t) {
	let n = e.small();
	if (n > t) throw new y();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: kr((i?.[t] ?? 0) + 1)
	}));
}
function Or(e, t) {
	let n = e.small();
	if (n > t) throw new y();
	return Array.from({ length: n }, () => ({
		card: e.text(Cr * 2),
		count: kr(e.small() + 1)
	}));
}
function kr(e) {
	if (e > 99) throw new y();
	return e;
}
// lib/deck/code/given-deck.ts
function Ar(e, t, n) {
	let r = Wn(n), i = r && wr(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = Tr(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
Nt(), m();
function jr({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var Mr = Mt((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = jr(n);
		if (r) for (let i of n.cards) Nr(t, De(e.game, i), r);
	}
	return t;
});
function Nr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function Pr(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = Mr(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(s(e)) ?? []);
	return [...r, ...new Set(a)];
}
// lib/deck/deal.ts
Gt();
function Fr(e, t, n, r) {
	let { format: i, options: a, house: o } = t, s = Lr(e, t, n);
	if (typeof s == "string") return s;
	let { list: c, cards: l } = s, u = {
		format: i,
		options: a,
		card: (e) => Br(e, c, n).card
	}, d = e.opponents?.(c, n.piles, u).map(({ list: r, isWhole: i, ...a }) => {
		let o = zr(r, c, n), s = i ? o : Rr(e, o, c, t, n);
		return {
			...a,
			cards: Vr(e, s)
		};
	}), f = c.map(({ label: e }) => e), ee = Pr(n.pool, f, []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	})), p = {
		seed: r,
		format: i,
		options: a,
		house: o,
		cards: l,
		...Ht,
		...d && { opponents: d },
		...ee.length > 0 && { sets: ee }
	}, [te] = d ?? [];
	return te ? It(p, te) : p;
}
function Ir(e, t, n, r) {
	let i = Lr(e, t, n);
	return typeof i == "string" ? i : {
		id: r,
		name: t.name ?? "another deck",
		cards: Vr(e, i.cards)
	};
}
function Lr(e, t, n) {
	let r = t.entries.reduce((e, { count: t }) => e + t, 0);
	if (r > 500) return `This deck has ${r} cards, but a table only has room for 500.`;
	let i = Hr(t, n.pool).filter(({ from: t }) => e.begins[t] !== void 0);
	return i.length === 0 ? "There is no card to play with." : {
		list: i,
		cards: Rr(e, i, i, t, n)
	};
}
function Rr({ supplies: e }, t, n, r, i) {
	return [...t, ...zr(e?.(t, i.piles, r) ?? [], n, i)];
}
function zr(e, t, n) {
	return e.flatMap(({ label: e, count: r, from: i }) => {
		let { card: a, label: o } = Br(e, t, n);
		return Wr({
			card: a,
			label: o,
			from: i
		}, r);
	});
}
function Br(e, t, { builtIn: n }) {
	let r = t.find((t) => t.label === e) ?? n.find(e);
	if (r === void 0 || !("card" in r)) throw Error(`a pile names no card: ${e}`);
	return r;
}
function Vr(e, t) {
	let n = vn(e), r = ({ from: r }) => n.sideOf(n.number(e.begins[r] ?? "", t)) === 0;
	return t.flatMap((e) => r(e) ? [{
		...e,
		side: 1
	}] : []);
}
function Hr({ entries: e }, t) {
	return [...e].sort(Ur(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => Wr({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function Ur(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function Wr(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/opposite-deck.ts
Gt();
var Gr = "deck:";
function Kr(e) {
	return e?.startsWith(Gr) ?? !1;
}
function qr(e, t, n, r, i) {
	if (!Kr(i)) return r;
	let a = Ar(e, n.pool, i.slice(5));
	if (!a || "why" in a) return a?.why ?? "Who is opposite is no code of a deck.";
	let o = Ir(t, a.deck, n, i);
	return typeof o == "string" ? o : Rt(r, o);
}
Gt(), m();
function Jr(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [s(e), t])), o = new ke(t, n, a);
	return async ({ code: r, sets: s, seed: c, seats: l, opposite: u, ...d }) => {
		let f = await t.goldfish(), ee = s.length === 0 ? o : new ke(t, [...n, ...s], a), p = Ar(e, ee, r);
		if (!p || "why" in p) return { why: p?.why ?? "This link holds no deck." };
		let te = {
			pool: ee,
			builtIn: o,
			piles: i
		}, ne = Fr(f, p.deck, te, c), re = typeof ne == "string" ? ne : qr(e, f, te, ne, u);
		if (typeof re == "string") return { why: re };
		let ie = zt(re, {
			seed: c,
			opposite: u,
			origin: { seats: l }
		}), ae = Rn(new wn(f), ie, d), oe = [...new Map(ie.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => Yr(t, e, n)), se = p.deck.misread.map(({ text: e }) => e);
		return {
			...ae,
			cards: oe,
			fingerprint: Pn(f, ie),
			left: se
		};
	};
}
function Yr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, Xr(n)]];
		}),
		text: n.text ?? ""
	};
}
function Xr(e) {
	return Array.isArray(e) ? e.map(Xr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${Xr(t)}`).join(", ");
}
// lib/games/conquest-of-orion/book/interpretations.ts
var Zr = [
	{
		id: "copies",
		text: "The tutorial names no limit to the copies of one card, so there is none. The house rule sets one of 1 to 4.",
		house: "copies"
	},
	{
		id: "planet-pile",
		text: "The pile of unique planets belongs to the format and may be left out. Five are drawn from it and all of them differ, so a pile that is given has at least five planets, each once."
	},
	{
		id: "no-race",
		text: "A deck whose cards all lack a race icon is legal."
	},
	{
		id: "unique-keyword",
		text: "The keyword Unique limits what is in play, not what is in the deck."
	}
], b, Qr, $r, ei, x, ti, S, ni, ri, ii, ai, C = t((() => {
	b = "Conquest of Orion Tutorial", Qr = {
		rulebook: b,
		part: "1.3 Game Start"
	}, $r = {
		rulebook: b,
		part: "1.7 Tier"
	}, ei = {
		rulebook: b,
		part: "1.8.2 Planets"
	}, x = {
		rulebook: b,
		part: "1.5 Resources"
	}, ti = {
		rulebook: b,
		part: "1.10 Turn Structure"
	}, S = {
		rulebook: b,
		part: "1.11 Movement and Combat"
	}, ni = {
		rulebook: b,
		part: "2.1 Evergreen Keywords"
	}, ri = {
		rulebook: b,
		part: "1.14 Resolving cards and abilities"
	}, ii = {
		rulebook: b,
		part: "1.13 Outer space"
	}, ai = {
		rulebook: b,
		part: "2.2 Racial keywords"
	};
}));
// lib/games/conquest-of-orion/book/rules.ts
C();
var oi = [], si = [
	"blue",
	"gold",
	"red",
	"blue/gold",
	"blue/red",
	"gold/red"
], ci = [
	"unit",
	"achievement",
	"attachment",
	"ability",
	"satellite"
], li = [
	"unit",
	"planet",
	"satellite"
], ui = [
	{
		name: "type",
		label: "type",
		shapes: [{
			is: "word",
			of: [...ci, "planet"]
		}],
		search: "t"
	},
	{
		name: "race",
		label: "race",
		shapes: [{ is: "word" }],
		search: "f",
		mayLack: !0
	},
	{
		name: "rarity",
		label: "rarity",
		shapes: [{
			is: "word",
			of: [
				"copper",
				"silver",
				"gold"
			]
		}]
	},
	{
		name: "cost",
		label: "cost",
		shapes: [{
			is: "amounts",
			of: si
		}],
		kinds: ci,
		search: "c"
	},
	{
		name: "tier",
		label: "Tier",
		shapes: [{
			is: "number",
			min: 1,
			max: 9
		}],
		kinds: ci
	},
	{
		name: "classification",
		label: "classification",
		shapes: [{ is: "word" }],
		kinds: ci,
		mayLack: !0
	},
	{
		name: "damage",
		label: "damage",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: li
	},
	{
		name: "health",
		label: "health",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: li
	},
	{
		name: "shields",
		label: "shields",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: li
	},
	{
		name: "regeneration",
		label: "regeneration",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: li,
		mayLack: !0
	},
	{
		name: "keywords",
		label: "keywords",
		shapes: [{ is: "words" }]
	},
	{
		name: "planet",
		label: "kind of planet",
		shapes: [{
			is: "word",
			of: ["common", "unique"]
		}],
		kinds: ["planet"]
	},
	{
		name: "subtype",
		label: "subtype",
		shapes: [{
			is: "word",
			of: [
				"ice",
				"rock",
				"lava"
			]
		}],
		kinds: ["planet"],
		mayLack: !0
	},
	{
		name: "produces",
		label: "production",
		shapes: [{
			is: "amounts",
			of: si
		}],
		kinds: ["planet"]
	},
	{
		name: "colonise",
		label: "colonisation cost",
		shapes: [{
			is: "amounts",
			of: si
		}],
		kinds: ["planet"]
	}
], di = [];
// lib/core/judge/rule.ts
function fi() {
	return (e, t) => ({
		...Object.fromEntries(t.map((e) => [e.id, e])),
		rule: (t, n, r, i, a = {}) => ({
			...i,
			id: `${e}/${t}`,
			cite: n,
			says: r,
			...a
		})
	});
}
// lib/games/conquest-of-orion/cards/sections.ts
var pi = [{
	id: "main",
	name: "Main",
	also: ["deck", "main deck"]
}, {
	id: "planets",
	name: "Planets",
	also: [
		"planet",
		"planet pile",
		"unique planets"
	],
	kinds: ["planet"],
	prefix: "P",
	optional: !0
}], { rule: mi, main: hi, planets: gi } = fi()("conquest-of-orion", pi), _i = [], vi = /* @__PURE__ */ n({ drawings: () => yi }), yi, bi = t((() => {
	yi = [];
})), xi = /* @__PURE__ */ n({ intro: () => Si }), Si, Ci = t((() => {
	Si = [];
})), wi = /* @__PURE__ */ n({ terms: () => Ti }), Ti, Ei = t((() => {
	Ti = [];
}));
// lib/core/table/goldfish.ts
function Di(e, ...t) {
	return t.map((t) => ({
		zone: t,
		side: e,
		as: "pile"
	}));
}
var Oi = t((() => {}));
// lib/games/conquest-of-orion/table/table.ts
function ki({ type: e }) {
	return e === "planet" || e === "satellite";
}
var Ai, ji, Mi, w, T, Ni, E, D, Pi, O = t((() => {
	dt(), Oi(), Qt(), {zones: Ai, counters: ji, sides: Mi, ZONE: w, COUNTER: T} = Kt({
		player: {
			zones: [
				{
					id: "draw",
					name: "Deck",
					face: "down",
					as: "pile",
					theirs: Zt
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: Zt
				},
				{
					id: "planets",
					name: "Planets",
					face: "up",
					as: "play",
					theirs: {
						id: "enemy",
						name: "Opponent's planets"
					}
				},
				{
					id: "space",
					name: "Outer space",
					face: "up",
					as: "play"
				},
				{
					id: "achievements",
					name: "Achievements",
					face: "up",
					as: "play"
				},
				{
					id: "graveyard",
					name: "Graveyard",
					face: "up",
					as: "pile"
				},
				{
					id: "removed",
					name: "Removed from existence",
					face: "up",
					as: "pile"
				}
			],
			counters: [
				{
					id: "blue",
					name: "Blue"
				},
				{
					id: "gold",
					name: "Gold"
				},
				{
					id: "red",
					name: "Red"
				},
				{
					id: "tier",
					name: "Tier"
				},
				{
					id: "dealt",
					name: "Damage dealt",
					theirs: { hidden: !0 }
				},
				{
					id: "ascending",
					name: "The next Tier is paid",
					hidden: !0
				},
				{
					id: "first",
					name: "Goes first",
					hidden: !0
				},
				{
					id: "exchanged",
					name: "Cards exchanged",
					hidden: !0
				},
				{
					id: "wasted",
					name: "Resources over the cap",
					hidden: !0
				},
				{
					id: "ended",
					name: "There was no card to draw",
					hidden: !0
				},
				{
					id: "attacks",
					name: "Attacks this turn",
					hidden: !0
				},
				{
					id: "traded",
					name: "Cheap trades this turn",
					hidden: !0
				}
			]
		},
		between: {
			zones: [{
				id: "neutral",
				name: "Neutral planets",
				face: "up",
				as: "play"
			}, {
				id: "planets-deck",
				name: "Pile of unique planets",
				face: "down",
				as: "pile"
			}],
			counters: [
				{
					id: "innate",
					name: "Innate income",
					hidden: !0
				},
				{
					id: "innateColour",
					name: "Colour of the innate income",
					hidden: !0
				},
				{
					id: "startBlue",
					name: "Blue that the first player starts with",
					hidden: !0
				},
				{
					id: "startGold",
					name: "Gold that the first player starts with",
					hidden: !0
				},
				{
					id: "startRed",
					name: "Red that the first player starts with",
					hidden: !0
				},
				{
					id: "tierCost",
					name: "Cost of the next Tier",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Their ${e}`
	}), Ni = [
		{
			id: "damage",
			name: "Damage"
		},
		{
			id: "time",
			name: "Time counters"
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "entered",
			name: "The turn in which it entered",
			hidden: !0
		},
		{
			id: "hurt",
			name: "Damage at the last income",
			hidden: !0
		},
		{
			id: "assaulted",
			name: "The side's turn in which it assaulted",
			hidden: !0
		},
		{
			id: "absorbed",
			name: "Damage that its shields prevented",
			hidden: !0
		},
		{
			id: "shielded",
			name: "The turn in which they did",
			hidden: !0
		},
		{
			id: "facing",
			name: "The planet that it assaults, and one more",
			hidden: !0
		},
		{
			id: "boost",
			name: "Damage changed by",
			sign: "damage",
			mayBeNegative: !0,
			stat: "damage"
		},
		{
			id: "immobile",
			name: "Immobile"
		},
		{
			id: "binder",
			name: "The side that made it immobile, and one more",
			hidden: !0
		},
		{
			id: "asleep",
			name: "Does not ready next turn"
		},
		{
			id: "doomed",
			name: "Destroyed at end of turn"
		},
		{
			id: "stealthed",
			name: "The combat in which it is stealthed",
			hidden: !0
		},
		{
			id: "was",
			name: "The planet that it was on, and one more",
			hidden: !0
		}
	], E = lt(Ni), D = [
		"blue",
		"gold",
		"red"
	], Pi = [
		{
			zone: "neutral",
			row: 1,
			column: 1,
			span: 5,
			side: "shared",
			as: "row"
		},
		{
			zone: "enemy-space",
			row: 1,
			column: 6,
			span: 2,
			side: "enemy",
			as: "row"
		},
		{
			zone: "enemy-achievements",
			row: 1,
			column: 8,
			span: 3,
			side: "enemy",
			as: "row"
		},
		{
			zone: "enemy",
			row: 2,
			column: 1,
			span: 10,
			side: "enemy",
			as: "row",
			height: 1.3
		},
		{
			zone: "planets",
			row: 3,
			column: 1,
			span: 10,
			side: "mine",
			as: "row",
			height: 1.5
		},
		{
			zone: "achievements",
			row: 4,
			column: 1,
			span: 6,
			side: "mine",
			as: "row"
		},
		{
			zone: "space",
			row: 4,
			column: 7,
			span: 4,
			side: "mine",
			as: "row"
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		...Di("mine", "draw", "graveyard", "removed"),
		...Di("shared", "planets-deck"),
		...Di("enemy", "enemy-hand", "enemy-draw", "enemy-graveyard", "enemy-removed")
	];
}));
// lib/games/conquest-of-orion/table/traits.ts
function Fi(e) {
	if (!e) return zi;
	let t = (t) => e[t] ?? 0;
	return [
		t("blue"),
		t("gold"),
		t("red"),
		t("blue/gold"),
		t("blue/red"),
		t("gold/red")
	];
}
function Ii(e) {
	return e[0] + e[1] + e[2] + e[3] + e[4] + e[5];
}
function Li(e) {
	for (let t of e) {
		let [, e, n] = /^Deploy (\d) (blue|gold|red)$/.exec(t) ?? [];
		if (e !== void 0 && n !== void 0) return Fi({ [n]: Number(e) });
	}
}
function Ri(e) {
	return Number(/This attacks for (\d+) damage/.exec(e ?? "")?.[1] ?? 0);
}
function k(e) {
	return Hi(e.start.cards);
}
function A(e, t) {
	return t < 0 ? Ui : Vi(e.card(t));
}
var zi, Bi, Vi, Hi, Ui, j = t((() => {
	Nt(), Ot(), O(), zi = [
		0,
		0,
		0,
		0,
		0,
		0
	], Bi = "Half life ", Vi = Mt((e) => {
		let { type: t, tier: n, cost: r, produces: i, colonise: a, classification: o } = e, s = [...e.keywords ?? [], ...Dt(e.text).map((e) => e.replace(/\.$/, ""))], c = (e) => s.includes(e), l = s.find((e) => e.startsWith(Bi))?.slice(10), u = s.find((e) => e.startsWith("Consume")), d = t !== "planet" && typeof n == "number" && r != null, f = Ii(Fi(i));
		return {
			type: t,
			isUnit: t === "unit",
			isPlanet: ki(e),
			damage: e.damage ?? Ri(e.text),
			health: e.health ?? Infinity,
			regeneration: e.regeneration ?? 0,
			shields: e.shields ?? 0,
			cost: d ? Fi(r) : void 0,
			price: Ii(Fi(r)),
			tier: n ?? 1,
			produces: Fi(i),
			colonise: a === void 0 ? void 0 : Fi(a),
			earns: f,
			paysBackIn: f === 0 ? Infinity : Ii(Fi(a)) / f,
			isSwift: c("Swiftness"),
			isUnique: c("Unique"),
			isStationary: c("Stationary"),
			isBound: c("Stationary") || c("Immobile"),
			isFast: t === "ability" && o?.includes("fast") === !0 || c("Ambush"),
			isTraveler: c("Traveler"),
			consumes: u?.match(/ an? (.+) unit$/)?.[1] ?? (u === void 0 ? void 0 : ""),
			classification: o ?? "",
			life: Number(l ?? 0) || 0,
			deploy: Li(s),
			isGuardian: c("Guardian"),
			isOrbital: c("Orbital range"),
			isBarrage: c("Barrage"),
			isSweep: c("Sweep"),
			isIntercept: c("Intercept"),
			isStealthy: c("Stealth"),
			isBoost: t === "ability" && e.text?.includes("until end of turn") === !0,
			isForced: c("This assaults a planet each turn if able"),
			isArmed: c("Armament"),
			isForUnits: o?.includes("unit") === !0,
			isForPlanets: o?.includes("planet") === !0
		};
	}), Hi = Mt((e) => {
		let t = e.map(({ card: e }) => Vi(e)), n = (e) => t.flatMap((t, n) => e(t) ? [n] : []);
		return {
			unique: n((e) => e.isUnique),
			stationary: n((e) => e.isStationary),
			travelers: n((e) => e.isTraveler),
			boosts: n((e) => e.isFast && e.isBoost),
			fasts: n((e) => e.isFast && !e.isUnit && !e.isBoost),
			forced: n((e) => e.isForced),
			armed: n((e) => e.isArmed),
			stealthy: n((e) => e.isStealthy),
			givesSwiftness: e.some(({ card: e }) => e.text?.includes(" swiftness") === !0)
		};
	}), Ui = Vi({
		name: "",
		type: "ability"
	});
}));
// lib/games/conquest-of-orion/table/whereabouts.ts
function M(e, t) {
	return ki(e.card(t)) ? Me(e, t) : e.label(t);
}
function Wi(e) {
	return N(e) ? I.deck : Gi(e) ? I.planets : I.nobody;
}
function Gi({ start: e }) {
	return e.seats[1] !== "nobody";
}
function N({ start: e }) {
	return Pt(e);
}
function P(e) {
	return e.turn * 2 + (e.stack[0]?.side ?? 0);
}
function Ki(e) {
	return Gi(e) ? e.in(w.enemy) : ea;
}
function F(e, t) {
	let n = e.token(t, E.facing) - 1;
	if (n < 0) return -1;
	let r = e.isTheirs(t) ? w.planets : w.enemy;
	return e.zoneOf(n) === r && Gi(e) ? n : -1;
}
function qi(e, t) {
	if (ta(e.zoneOf(t))) return t;
	let n = F(e, t);
	if (n >= 0) return n;
	let r = e.hostOf(t);
	return r < 0 ? e.token(t, E.was) - 1 : A(e, r).isPlanet ? r : qi(e, r);
}
function Ji(e, t, n) {
	let [r, i] = [qi(e, t), qi(e, n)];
	return r < 0 || i < 0 ? !1 : r === i || F(e, r) === i || F(e, i) === r;
}
function Yi(e, t) {
	return e.token(t, E.facing) > 0 || e.token(t, E.assaulted) === P(e) && e.stack[0]?.phase === "assault";
}
function Xi(e, t, n) {
	return A(e, t).isUnit && e.hostOf(t) === n && F(e, t) < 0;
}
function Zi(e, t) {
	return e.token(t, E.stealthed) === P(e);
}
function Qi(e, t) {
	let n = [];
	for (let r of e.in(t ? w.enemy : w.planets)) for (let t of e.in(e.under(r))) A(e, t).isUnit && n.push(t);
	return n;
}
function $i(e) {
	return Qi(e, !0).map((t) => [t, F(e, t)]).filter(([, e]) => e >= 0);
}
var I, ea, ta, L = t((() => {
	Be(), Gt(), O(), j(), I = {
		nobody: 0,
		planets: 1,
		deck: 2
	}, ea = [], ta = (e) => e === w.planets || e === w.enemy || e === w.neutral;
}));
// lib/games/conquest-of-orion/table/stats.ts
function na(e, t) {
	return Math.max(A(e, t).damage + e.token(t, E.boost) + e.sum("damage", t), 0);
}
function ra(e, t) {
	return A(e, t).health + e.sum("health", t);
}
function ia(e, t) {
	return A(e, t).shields + e.sum("shields", t);
}
function aa(e, t) {
	return A(e, t).regeneration + e.sum("regeneration", t);
}
function oa(e, t) {
	return A(e, t).isSwift || k(e).givesSwiftness && e.sum("swiftness", t) > 0;
}
function sa(e, t) {
	return A(e, t).isBound || e.token(t, E.immobile) > 0;
}
function ca(e, t) {
	let n = ia(e, t);
	return e.token(t, E.shielded) === P(e) ? Math.max(n - e.token(t, E.absorbed), 0) : n;
}
function la(e, t, n) {
	let r = ca(e, t), i = Math.max(n - r, 0);
	return r > 0 && (e.setToken(t, E.absorbed, ia(e, t) - r + n - i), e.setToken(t, E.shielded, P(e))), e.setToken(t, E.damage, e.token(t, E.damage) + i), i;
}
function ua(e, t) {
	return ra(e, t) - e.token(t, E.damage);
}
function da(e, t) {
	return e.token(t, E.damage) > 0 && ua(e, t) <= 0;
}
function fa(e, t) {
	return Math.max(ua(e, t), 0) + ca(e, t);
}
var pa = t((() => {
	O(), j(), L();
}));
// lib/games/conquest-of-orion/table/galaxy.ts
function ma(e) {
	return e.in(w.planets);
}
function ha(e, t) {
	for (let n of e.in(t)) if (A(e, n).type === "planet") return !0;
	return !1;
}
function ga(e, t) {
	return Qi(e, !1).filter((n) => t(e, n));
}
function _a(e) {
	let t = [];
	for (let n of Ta) va(e, n, t);
	return t;
}
function va(e, t, n) {
	for (let r of e.in(t)) n.push(r), va(e, e.under(r), n);
}
function ya(e, t) {
	let n = t - e.under(0);
	return n >= 0 ? R(e, n) : t === w.planets || t === w.space || t === w.achievements;
}
function R(e, t) {
	return ya(e, e.zoneOf(t));
}
function ba(e, t) {
	e.setToken(t, E.entered, P(e)), e.setToken(t, E.time, A(e, t).life);
}
function xa(e, t, n) {
	let r = A(e, t).isPlanet ? w.planets : w.achievements;
	e.move(t, n >= 0 ? e.under(n) : r), ba(e, t), e.say(() => `${e.label(t)} enters the galaxy${n >= 0 ? ` on ${M(e, n)}` : ""}.`), e.tell("enters", t);
}
function Sa(e, t, n) {
	e.setToken(t, E.facing, 0), e.setToken(t, E.assaulted, 0), e.setToken(t, E.was, 0), e.move(t, e.under(n));
}
function Ca(e) {
	return Qi(e, !1);
}
function wa(e, t) {
	let n = e.token(t, E.entered);
	return n >> 1 === e.turn && n === P(e);
}
var Ta, Ea, Da, Oa, z = t((() => {
	pa(), O(), j(), L(), Ta = [
		w.planets,
		w.space,
		w.achievements
	], Ea = (e) => (t, n, r) => {
		let i = Number(r.slice(1));
		Sa(t, n, i);
		let a = !t.isExhausted(n) && t.sum("no-exhaust", i) === 0;
		a && t.exhaust(n), t.say(() => `${t.label(n)} ${e} ${M(t, i)}${a ? " and is exhausted" : ""}.`);
	}, Da = [{
		id: "ready",
		cite: S,
		holds: (e, t) => !e.isExhausted(t),
		lacks: () => "it is exhausted"
	}, {
		id: "free",
		cite: ni,
		holds: (e, t) => !sa(e, t),
		lacks: () => "it cannot move by itself"
	}], Oa = {
		id: "elsewhere",
		cite: S,
		holds: (e, t, n) => n !== `#${e.hostOf(t)}`,
		lacks: () => "it is there already"
	};
}));
// lib/games/conquest-of-orion/table/combat.ts
function ka(e, t) {
	let n = F(e, t), r = k(e).travelers.filter((n) => ta(e.zoneOf(n)) && F(e, n) === t);
	return n < 0 && r.length === 0 ? [t] : [
		t,
		n,
		...r
	];
}
function Aa(e, t) {
	let n = qi(e, t);
	if (n < 0) return [];
	let r = ka(e, n);
	return e.as(e.controllerOf(t), () => [...Qi(e, !0).filter((t) => r.includes(qi(e, t))), ...r.filter((t) => e.zoneOf(t) === w.enemy)]);
}
function ja(e, t, n) {
	let r = Zi(e, t) || Zi(e, n);
	return R(e, t) && !r && Aa(e, t).includes(n);
}
function Ma(e, t) {
	if (Zi(e, t) || da(e, t)) return !1;
	let { isOrbital: n, isUnit: r } = A(e, t);
	return !(r && n && Yi(e, t));
}
function Na(e, t) {
	let n = Aa(e, t), r = n.filter((t) => A(e, t).isUnit && !da(e, t) && !Zi(e, t)), i = r.filter((t) => A(e, t).isGuardian);
	return n.filter((t) => {
		if (!Ma(e, t)) return !1;
		let { isUnit: n, isGuardian: a } = A(e, t);
		return n ? a || !i.some((n) => Ji(e, n, t)) : !r.some((n) => e.hostOf(n) === t);
	});
}
function Pa(e, t, n) {
	return na(e, t) + (A(e, n).isPlanet ? e.sum("siege", t) : 0);
}
function Fa(e, t, n) {
	let { isBarrage: r, isSweep: i } = A(e, t), a = A(e, n).isUnit, o = a && (r || i) ? Aa(e, t).filter((e) => e !== n) : [], s = Pa(e, t, n), c = a && i ? Math.min(fa(e, n), s) : s, l = o.length === 0 ? s : c;
	if (Ia(e, t, n, l), r) for (let n of o) A(e, n).isUnit && La(e, t, n, s);
	return i && l < s && Ra(e, t, s - l), a || e.tell("attacks-planet", t), l;
}
function Ia(e, t, n, r) {
	let i = la(e, n, r);
	return e.isTheirs(t) || e.add(T.dealt, r), i;
}
function La(e, t, n, r) {
	let i = Ia(e, t, n, r);
	e.say(() => `${e.label(t)} deals ${i} damage to ${M(e, n)} too.`);
}
function Ra(e, t, n) {
	for (let r = n; r > 0;) {
		let n = za(Na(e, t), (t) => fa(e, t) + (A(e, t).isUnit ? 0 : 1e3));
		if (n === void 0) return;
		let i = A(e, n).isUnit ? Math.min(fa(e, n), r) : r;
		if (La(e, t, n, i), r -= i, !da(e, n)) return;
	}
}
function za(e, t) {
	let [n, r] = [void 0, Infinity];
	for (let i of e) {
		let e = t(i);
		e < r && ([n, r] = [i, e]);
	}
	return n;
}
function Ba(e, t) {
	let [n, r] = [-1, -Infinity];
	for (let i of Na(e, t)) {
		let { price: a, isUnit: o } = A(e, i), s = Pa(e, t, i);
		if (s === 0) continue;
		let c = s - ca(e, i) >= fa(e, i) - ca(e, i) ? 1e3 + (o ? a : 50) : na(e, i);
		c > r && ([n, r] = [i, c]);
	}
	return n;
}
var Va = t((() => {
	z(), pa(), O(), j(), L();
}));
// lib/games/conquest-of-orion/opposite/opposite.ts
function Ha(e, t) {
	let n = (e) => (t[e] ?? []).map(([e, t]) => ({
		label: e,
		count: t,
		from: "main"
	}));
	return [
		{
			id: "fleet",
			name: "a fleet of Destroyers, a practice deck",
			list: n("fleet")
		},
		{
			id: "vanguard",
			name: "a vanguard without a race, a practice deck",
			level: "harder",
			list: n("vanguard")
		},
		{
			id: "patrol",
			name: "a patrol of small units, a practice deck",
			level: "easier",
			list: n("patrol")
		},
		{
			id: "twin",
			name: "your own deck",
			list: e.map(({ label: e, from: t }) => ({
				label: e,
				count: 1,
				from: t
			}))
		},
		{
			id: "planets",
			name: "four planets that strike back",
			level: "easiest",
			isIdle: !0,
			list: []
		},
		Ut
	];
}
function Ua(e) {
	if (Wi(e) === I.planets && _a(e).some((t) => F(e, t) >= 0)) {
		for (let t of Ki(e)) {
			let n = Ba(e, t);
			if (n < 0) continue;
			let r = Fa(e, t, n);
			e.say(() => `${M(e, t)} strikes back at ${M(e, n)} for ${r} damage.`);
		}
		e.call("answer");
	}
}
var Wa = t((() => {
	Gt(), Va(), z(), L();
})), Ga, Ka = t((() => {
	Ga = [];
}));
// lib/core/text/pattern.ts
function qa(e) {
	return e.toLowerCase().match(to) ?? [];
}
function Ja(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(to)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Ya(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = no.indexOf(e);
	return t < 0 ? void 0 : t;
}
function Xa(e, t) {
	let n = Object.entries(t).map(([e, t]) => [qa(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => Za(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function Za(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function Qa(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push($a(a, t));
		return e;
	};
	return i();
}
function $a(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(eo)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function eo(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var to, no, B, ro, io, V = t((() => {
	to = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, no = [
		"zero",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	], B = {
		name: "number",
		read: (e, t) => {
			let n = Ya(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, ro = {
		name: "change",
		read: (e, t) => /^[+-]\d+$/.test(e[t] ?? "") ? [[Number(e[t]), t + 1]] : []
	}, io = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = Qa(e, t);
		}
		read(e, t) {
			return this.#n(this.#e, e, t).map(([e, t]) => [e, t]);
		}
		#n(e, t, n) {
			let [r, ...i] = e;
			return r ? this.#r(r, t, n).flatMap(([e, n]) => this.#n(i, t, n).map(([t, n]) => [{
				...e,
				...t
			}, n])) : [[{}, n]];
		}
		#r(e, t, n) {
			if (e.is === "words") return e.any.includes(t[n] ?? "") ? [[{}, n + 1]] : [];
			if (e.is === "slot") {
				let { name: r } = e;
				return this.#t[r].read(t, n).map(([e, t]) => [{ [r]: e }, t]);
			}
			return [...this.#n(e.nodes, t, n), [{}, n]];
		}
	};
}));
// lib/core/text/ability.ts
function ao(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function oo(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function H(e, t, n, r) {
	let i = new io(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function U(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var so, W = t((() => {
	V(), so = (e, t, n) => t === n;
}));
// lib/core/text/nouns.ts
function co() {
	let e = (e, t, n) => H(e, t, {}, () => n);
	return {
		is: (t, n, r) => e(t, n, { is: r }),
		from: (t, n, r) => e(t, n, { from: r })
	};
}
function lo(e) {
	let t = uo(e.references), n = uo(e.adjectives), r = uo(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...fo(t, i, a).map(([e, t]) => [po(e, i.slice(a, t)), t]), ...ho(i, a).flatMap(([t, o]) => go(n, i, o).flatMap(([n, s]) => fo(r, i, s).flatMap(([r, s]) => _o(e, i, s).map(([s, c]) => {
			let l = mo(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...vo(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function uo(e) {
	return Object.entries(e).map(([e, t]) => [new io(e, {}), t]);
}
function fo(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function po(e, t) {
	return {
		cards: e,
		test: (t, n, r) => e(t, r).includes(n),
		naming: {
			words: t,
			none: {
				before: "no card is “",
				words: t,
				after: "” now"
			}
		}
	};
}
function mo({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function ho(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Ya(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: yo
	} }, t + 3]), n === "up" && r === "to") {
		let e = Ya(i);
		e !== void 0 && s.push([{ choose: {
			least: 0,
			most: e
		} }, t + 3]);
	}
	return o !== void 0 && s.push([{ choose: {
		least: o,
		most: o
	} }, t + 1]), s;
}
function go(e, t, n) {
	let r = fo(e, t, n).flatMap(([n, r]) => go(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function _o(e, t, n) {
	let r = U(e.suffixes, t, n).flatMap(([n, r]) => _o(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function vo({ usually: e }, { choose: t, isOther: n }, r, i) {
	let a = [...r, ...i.flatMap((e) => "is" in e ? [e.is] : [])], o = i.flatMap((e) => "from" in e ? [e.from] : []).at(-1) ?? e, s = (e, t, r) => {
		if (n && t === r.self) return !1;
		for (let n of a) if (!n(e, t, r)) return !1;
		return !0;
	};
	return {
		cards: (e, t) => {
			let n = [];
			for (let r of o(e, t)) s(e, r, t) && n.push(r);
			return n;
		},
		test: s,
		...t ? { choose: t } : {}
	};
}
var yo, bo, xo, So = t((() => {
	W(), V(), yo = 99, bo = (e, t) => !e.isTheirs(t), xo = (e, t) => e.isTheirs(t);
}));
// lib/core/text/ability-index.ts
function Co(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && wo(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) To(r, e.stat, {
			...e,
			card: a
		});
	}
	return {
		events: n,
		stats: r,
		uses: i,
		users: [...new Set(i.map(({ card: e }) => e))]
	};
}
function wo(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === so ? To(i.own, t.card, t) : i.others.push(t);
}
function To(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var Eo = t((() => {
	W();
}));
// lib/core/text/numbers.ts
function Do(e, t, n) {
	let { card: r, to: i, if: a, by: o } = t;
	if (n < 0 && e.isTheirs(r)) return;
	let s = e.turnTo(e.controllerOf(r)), c = {
		self: r,
		subject: n,
		it: n,
		before: -1,
		seen: 0
	}, l = i(e, n, c) && (!a || a(e, {
		...c,
		it: -1
	})) ? o(e, n, r) : void 0;
	return e.turnTo(s), l;
}
var Oo, ko = t((() => {
	ln(), Oo = class {
		#e;
		sum;
		said;
		constructor(e, t) {
			let n = (e, { card: n, anywhere: r }) => r || t(e, n);
			this.#e = an((t) => e(t).filter((e) => n(t, e)), !0);
			let r = (e, t) => {
				let n = [];
				for (let r of this.#e(e, 0)) {
					let i = Do(e, r, t);
					i !== void 0 && n.push(i);
				}
				return n;
			};
			this.said = an(r, !0), this.sum = an((e, t) => r(e, t).reduce((e, t) => e + t, 0), !0);
		}
		parts(e, t) {
			return this.#e(e, 0).map((n) => ({
				card: n.card,
				by: Do(e, n, t) ?? 0
			})).filter(({ by: e }) => e !== 0);
		}
	};
}));
// lib/core/text/steps.ts
function Ao(e, t, n) {
	return [...Fo(e, t, n), [void 0, n]].flatMap(([n, r]) => Mo(e, t, r).map((e) => e.map((e) => oo(e, n))));
}
function jo(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function Mo(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return U(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => ao(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = U(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => No(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = Po(t, a), d = u < 0 ? [] : Mo(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function No(e, t) {
	let { with: n } = e;
	if (!n) return oo(e, t);
	let { words: r, holds: i } = t, a = (e, t) => n.cards(e, t).filter((n) => i(e, {
		...t,
		before: t.it,
		it: n
	}));
	return {
		...e,
		with: {
			...n,
			cards: a,
			unless: {
				words: r,
				all: n.cards
			}
		}
	};
}
function Po(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function Fo({ conditions: e }, t, n) {
	return U(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var Io = t((() => {
	W();
}));
// lib/core/text/reading.ts
function Lo(e, t) {
	let n = [];
	for (let r of Dt(t.text)) {
		let i = n.at(-1)?.ability, a = Bo(e, t, r), o = i && i.steps.length > 0 ? Ro(i, r, a) : void 0;
		if (o) {
			for (let [e, t] of n.entries()) t.ability === i && (n[e] = {
				...t,
				ability: o
			});
			n.push({
				sentence: r,
				ability: o
			});
			continue;
		}
		let s = zo(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function Ro(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function zo(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
	let s = [t];
	if (a) return {
		sentences: s,
		steps: [],
		standing: a
	};
	if (!i || i[0]?.ifDone) return;
	let c = o ? { isOnce: o } : {};
	return r ? {
		sentences: s,
		use: r,
		steps: i,
		standing: [],
		...c
	} : n && {
		sentences: s,
		moment: n,
		steps: i,
		standing: [],
		...c
	};
}
function Bo(e, t, n) {
	let r = qa(n);
	if (U(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Ko.some((e) => e.length === r.length && Za(r, 0, e))) return { isOnce: !0 };
		let n = qo.find((e) => Za(r, 0, e));
		if (n) return {
			...Uo(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = Uo(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of U(e.conditions, r, 0)) {
		let a = Jo.includes(r[i] ?? ""), o = a || r[i] === "," ? Uo(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Vo(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Vo(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: Ho(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: jo(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: jo(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => oo(e, t))
	} : e;
}
function Ho(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function Uo(e, t, n, r) {
	let i = e.lasts(t) ? Wo(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of Go(e, n, r)) {
		let [r] = Ao(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [ao(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of U(e.moments, n, r)) {
		let [r] = n[i] === "," ? Ao(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = Za(n, r, Yo), [o] = Ao(e, n, a ? r + Yo.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function Wo(e, t, n) {
	for (let [r, i] of U(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = U(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: jo(a[0], e.if)
		}));
	}
}
function Go(e, t, n) {
	return U(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Jo.includes(i), o = (a || i === "," ? Go(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Ko, qo, Jo, Yo, Xo = t((() => {
	Ot(), W(), V(), Io(), Ko = [qa("use this only once per turn"), qa("use this only once each turn")], qo = [qa("once per turn ,"), qa("once each turn ,")], Jo = [
		":",
		"-",
		"—"
	], Yo = qa("if you do ,");
}));
// lib/core/text/telling.ts
function Zo(e, { sentences: t }, n, r) {
	return $o(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function Qo(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return $o(t, i.words);
	if (!a) return `There is nothing to do that with: “${Ja(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${Ja(t, l)}${u}.`;
}
function $o(e, t) {
	let n = Ja(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function es({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${Ja(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${Ja(e, t.words)}”.`;
}
var ts = t((() => {
	V();
}));
// lib/core/text/use-needs.ts
function ns({ isUsed: e, isActive: t }) {
	return [
		{
			id: "once",
			holds: (t, { card: n, has: r }) => !e(t, n, r),
			lacks: () => "it was used in this turn, and works once a turn"
		},
		{
			id: "active",
			holds: (e, { card: n }) => t(e, n),
			lacks: () => "its text does not count where and how it lies now"
		},
		{
			id: "condition",
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, as(t)) ?? !0,
			lacks: (e, { has: t }) => `what its text asks for is not so now: “${t.sentences.join(" ")}”`
		},
		{
			id: "cost",
			holds: (e, { card: t, has: n }) => {
				for (let { can: r } of n.use?.costs ?? []) if (r && !r(e, t)) return !1;
				return !0;
			},
			lacks: (e, { card: t, has: n }) => {
				let r = (n.use?.costs ?? []).filter(({ can: n }) => n && !n(e, t)).flatMap(({ says: e = [] }) => e).join(" and ");
				return r === "" ? "its cost cannot be paid now" : `costs ${r}, which cannot be paid now`;
			}
		},
		{
			id: "objects",
			holds: rs,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function rs(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, as(t)).length < o) return !1;
	}
	return !0;
}
function is(e, t, n) {
	return e.map(({ id: e, holds: r, lacks: i }) => ({
		id: e,
		cite: t,
		holds: (e, t, i) => {
			let a = n(e, t, i);
			return a === void 0 || r(e, a);
		},
		lacks: (e, t, r) => {
			let a = n(e, t, r);
			return a ? i(e, a) : "";
		}
	}));
}
var as, os = t((() => {
	as = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function ss(e, t) {
	return e.isTheirs(t) ? 1 : -1;
}
function cs(e, t) {
	return -ss(e, t);
}
function ls(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? fs, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!us(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : ps;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += ds(e, t, s, c, i < a));
	}
	return o;
}
function us(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function ds(e, t, n, r, i) {
	let [a, o] = [-Infinity, 0];
	for (let i of r) {
		let r = n.worth?.(e, i, {
			self: t,
			subject: t,
			it: i,
			before: -1,
			seen: 0
		}) ?? 1;
		r > a && (a = r), o += r;
	}
	return i || n.with?.choose ? a : o;
}
var fs, ps, ms = t((() => {
	fs = [], ps = [-1];
})), G, hs, gs = t((() => {
	Nt(), ln(), Eo(), ko(), Xo(), ts(), os(), ms(), G = [], hs = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n = /* @__PURE__ */ new Map();
		#r;
		#i;
		#a;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#t = e.phase.id, this.#r = e.once, this.#i = ns({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: this.#e
			});
			let { moments: t, costs: n = [], conditions: r, effects: i, standings: a, restatements: o = [] } = e, s = [
				...t,
				...n,
				...r,
				...i,
				...a,
				...o
			];
			this.phrases = s.map(({ words: e, example: t }) => ({
				words: e,
				example: t
			})), this.read = Mt((t) => Lo(e, t)), this.abilities = Mt((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = Mt((e) => Co(e, this.abilities)), this.phase = this.#b(), this.use = this.#g(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#j(e)
			};
		}
		carriesOut(e, t) {
			let n = this.read(e).find((e) => e.sentence === t);
			return n?.ability !== void 0 && !n.ability.steps.some(({ isLeft: e }) => e);
		}
		isTimed(e) {
			let t = this.abilities(e);
			return t.length > 0 && t.every(({ steps: e, standing: t }) => e.length > 0 && t.length === 0);
		}
		tell(e, t, n, r) {
			let i = this.#u(e).events.get(t);
			if (!i) return;
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#s(e, t, r, n) && this.#c(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#o(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#s(e, n, t.has, n) && this.#o(e, t, n);
				for (let t of i.own.get(n) ?? G) this.#o(e, t, n);
			}
		}
		#o(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.controllerOf(t));
		}
		#s(e, t, { moment: n }, r) {
			return e.as(e.controllerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#c = (e, t) => e.as(e.controllerOf(t), () => this.#e(e, t));
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#c(e, n);
		}
		sum(e, t, n) {
			return this.#l(e, t)?.sum(e, n) ?? 0;
		}
		parts(e, t, n) {
			return this.#l(e, t)?.parts(e, n) ?? G;
		}
		said(e, t, n) {
			return this.#l(e, t)?.said(e, n) ?? G;
		}
		#l(e, t) {
			if (this.#u(e).stats.has(t)) return this.#n.has(t) || this.#n.set(t, new Oo((e) => this.#u(e).stats.get(t) ?? G, this.#c)), this.#n.get(t);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f = an((e) => this.#u(e).uses.filter(({ card: t }) => !e.isTheirs(t) && this.#e(e, t)));
		#p(e) {
			return this.#f(e).filter((t) => this.#i.every((n) => n.holds(e, t)));
		}
		canUse(e) {
			return this.#p(e).length > 0;
		}
		#m({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#h(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#m(e, r) === n);
		}
		#g() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#m(e, n));
				},
				needs: is(this.#i, this.language.phase.cite, (e, t, n) => this.#h(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#m(e, n) === t)?.has.use?.costs ?? G).flatMap(({ says: e = G }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#h(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? G) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#p(e)) {
				let i = ls(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#m(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += ls(e, t, i));
			return r;
		}
		#_ = an((e) => {
			let { card: t = -1, at: n = 0, step: r = 0, subject: i = -1, it: a = -1, before: o = -1, seen: s = 0, place: c = 0 } = e.args, l = this.abilities(e.card(t))[n];
			return {
				run: {
					self: t,
					subject: i,
					it: a,
					before: o,
					seen: s,
					place: c
				},
				ability: l,
				step: l?.steps[r]
			};
		});
		#v(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t?.with?.choose) return G;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#y(e) {
			let { step: t } = this.#_(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#b() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#_(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#T(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#_(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${es(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#v(e),
					play: (e, t) => this.#k(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#x(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#y(e),
				pass: (e) => this.#S(e)
			};
		}
		#x(e) {
			let { step: t, run: n } = this.#_(e);
			return t?.may !== !0 || t.with?.choose || e.args.agreed === 1 ? !1 : t.with === void 0 || t.with.cards(e, n).length > 0;
		}
		#S(e, t = (e.args.chosen ?? 0) > 0) {
			let { card: n = -1, at: r = 0, subject: i = -1, it: a = -1, before: o = -1 } = e.args, { seen: s = 0, place: c = 0, step: l = 0, done: u = 0 } = e.args;
			t && this.#r !== void 0 && this.abilities(e.card(n))[r]?.isOnce && e.setToken(n, this.#r, 1), e.running.args = {
				card: n,
				at: r,
				subject: i,
				it: a,
				before: o,
				seen: s,
				place: c,
				step: l + 1,
				done: u
			}, e.kept.others++;
		}
		#C(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#w(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#T(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#_(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#E(e, r, t, n)) this.#S(e);
				else if (this.#x(e)) return;
				else if (!t.with?.choose) this.#D(e, t, n);
				else if (!this.#O(e, t)) return;
			}
		}
		#E(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#w(e, n) ? us(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => Zo(e, t, n, r)), !1) : !1;
		}
		#D(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : ps;
			r.length === 0 && this.#A(e, t, n);
			for (let i of [...r]) this.#C(e, t, i, n);
			this.#S(e, r.length > 0);
		}
		#O(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#v(e) : G, [o] = a;
			if (o === void 0) i === 0 && this.#A(e, t, this.#_(e).run), this.#S(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#k(e, o);
			return !0;
		}
		#k(e, t) {
			let { step: n, run: r } = this.#_(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, e.kept.others++, n && this.#C(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#A(e, t, n) {
			let { ability: r } = this.#_(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => Qo(e, r, t, n));
		}
		#j(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t) return;
			let r = this.#y(e);
			if (this.#x(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#v(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				(o > a || o === a && r < i) && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
}));
// lib/games/conquest-of-orion/table/resources.ts
function _s(e) {
	let t = e.sum("cheap-trade", -1);
	return t > 0 && e.get(T.traded) < t ? Ds : Es;
}
function vs(e, t) {
	return ys(e.get(T.blue), e.get(T.gold), e.get(T.red), t);
}
function ys(e, t, n, r) {
	let i = e - r[0], a = t - r[1], o = n - r[2];
	if (i < 0 || a < 0 || o < 0) return !1;
	let [s, c, l] = [
		r[3],
		r[4],
		r[5]
	];
	return s <= i + a && c <= i + o && l <= a + o && s + c + l <= i + a + o;
}
function bs(e, t, n) {
	let r = e.get(T[t]), i = r + n;
	if (e.set(T[t], Math.min(i, 6)), i <= 6) return n > 0;
	e.add(T.wasted, i - 6);
	let a = i - 6;
	return e.say(() => `${a} ${t} ${a === 1 ? "is" : "are"} lost: at most 6 are stored.`), r < 6;
}
function xs(e) {
	return [D.find((t) => e.startsWith(t)) ?? "blue", D.find((t) => e.endsWith(`>${t}`)) ?? "gold"];
}
function Ss(e) {
	return [{
		id: "enough",
		cite: x,
		holds: (t, n, r) => t.get(T[xs(r)[0]]) >= e(t),
		lacks: (t, n, r) => `needs ${e(t)} ${xs(r)[0]}, you have ${t.get(T[xs(r)[0]])}`
	}, {
		id: "stored",
		cite: x,
		holds: (e, t, n) => e.get(T[xs(n)[1]]) < 6,
		lacks: (e, t, n) => `at most 6 ${xs(n)[1]} are stored, and you have them`
	}];
}
function Cs(e) {
	let t = [...D, ...Os].flatMap((t, n) => (e[n] ?? 0) > 0 ? [`${e[n]} ${t}`] : []);
	return t.length === 0 ? "nothing" : o(t);
}
function ws(e) {
	return o(D.map((t) => `${e.get(T[t])} ${t}`));
}
function Ts(e, t, n = _s(e)) {
	let [r, i] = xs(t);
	n === Ds && e.add(T.traded, 1), e.add(T[r], -n), bs(e, i, 1), e.say(() => `${As[n] ?? n} ${r} ${n === 1 ? "is" : "are"} traded for one ${i}.`);
}
var Es, Ds, Os, ks, As, js = t((() => {
	m(), C(), O(), Es = 3, Ds = 2, Os = [
		"blue/gold",
		"blue/red",
		"gold/red"
	], ks = D.flatMap((e) => D.filter((t) => t !== e).map((t) => `${e}>${t}`)), As = [
		"None",
		"One",
		"Two",
		"Three"
	];
}));
// lib/games/conquest-of-orion/table/clean-up.ts
function Ms(e, t) {
	for (let n of [...e.in(e.under(t))]) {
		let r = e.card(n).type === "unit";
		r || Ms(e, n), e.move(n, Jt(e, n, r ? w.space : w.graveyard)), e.setToken(n, E.was, t + 1), e.say(() => `${M(e, n)} ${r ? "is in outer space now" : "goes to the graveyard"}.`);
	}
}
function Ns(e, t) {
	e.exhaust(t, !1);
	for (let n of [
		E.damage,
		E.facing,
		E.asleep,
		E.was
	]) e.setToken(t, n, 0);
}
function Ps(e, t) {
	let n = e.card(t).type === "planet", [r, i] = [qi(e, t), M(e, t)];
	Ms(e, t), e.move(t, n ? w.neutral : Jt(e, t, w.graveyard)), n ? Ns(e, t) : e.setToken(t, E.was, r + 1), e.say(() => `${i} is destroyed${n ? " and neutral again" : ""}.`), e.tell("destroyed", t);
}
function Fs(e, t, n) {
	for (let r of e.in(t)) da(e, r) && n.push(r);
}
function Is(e) {
	let t = [];
	for (let n of Gs) {
		for (let r of e.in(n)) Fs(e, e.under(r), t);
		Fs(e, n === w.planets ? w.space : w["enemy-space"], t), Fs(e, n, t);
	}
	for (let n of t) Ps(e, n);
}
function Ls(e, t, n) {
	let r = e.isTheirs(t) ? e.index.zoneFor(1, n) : n;
	e.as(e.controllerOf(t), () => {
		let n = e.zoneOf(t);
		ya(e, n) ? r === w.neutral ? e.setToken(t, E.hurt, e.token(t, E.damage)) : ya(e, r) || ba(e, t) : Ms(e, t), n === w.neutral && Ns(e, t);
	});
}
function Rs(e, t) {
	let { free: n, card: r = -1, to: i = "" } = t;
	if (n === "counter") return Bs(e, t);
	let a = e.zone(i);
	if (n !== "move" || a < 0) return;
	let o = a - e.under(0), s = e.index.zoneFor(1, a), c = o >= 0 ? e.isTheirs(o) : s < a, l = o >= 0 ? e.as(e.controllerOf(o), () => Vs(e, r, o)) : zs(e, r, Math.min(a, s), c);
	return l !== void 0 || A(e, r).type === "planet" || o < 0 && s === a ? l : c === (e.ownerOf(r) === e.side) ? `${e.known(r)} is ${c ? "not " : ""}the opponent's.` : void 0;
}
function zs(e, t, n, r) {
	let [i, a] = [e.label(t), A(e, t)];
	return n === w.planets && !a.isPlanet && r ? `Only planets lie opposite, and ${i} is none.` : n === w.planets && !a.isPlanet ? "Only planets and satellites lie in the planet row. Put a unit onto one of them." : n === w.space && !a.isUnit ? `Only units can be in outer space, and ${i} is none.` : (n === w.neutral || n === w["planets-deck"]) && a.type !== "planet" ? `Only planets can be neutral, and ${i} is none.` : n === w.achievements && a.isPlanet ? `${i} lies in the planet row, or nowhere.` : (n === w.graveyard || n === w.hand || n === w.draw) && a.type === "planet" ? `${i} belongs to no deck: a planet that is lost is neutral.` : void 0;
}
function Bs(e, { card: t, to: n = "", by: r = 1 }) {
	let i = t === void 0 ? ji : Ni, a = i.findIndex(({ id: e }) => e === n), { name: o, mayBeNegative: s } = i[a] ?? {
		id: "",
		name: ""
	};
	if (s) return;
	let c = t === void 0 ? e.get(a) : e.token(t, a), l = +(n === "tier" || n === "enemy-tier");
	return r < 0 && c + r < l ? `${o} cannot fall below ${l} (now ${c}).` : t === void 0 && D.some((e) => n === e || n === `enemy-${e}`) && r > 0 && c + r > 6 ? `At most 6 of a resource are stored (${o} now ${c}).` : void 0;
}
function Vs(e, t, n) {
	let { isPlanet: r, isUnit: i } = A(e, t);
	if (r) return `${e.label(t)} lies in the planet row, on no other card.`;
	if (!R(e, n)) return `${M(e, n)} is not in play on your side: nothing can lie on it.`;
	let a = A(e, n).isPlanet;
	return i && !a ? `${e.label(t)} is a unit. Put it on a planet or satellite.` : void 0;
}
function Hs(e) {
	let { unique: t } = k(e);
	if (t.length < 2) return Ws;
	let n = t.filter((t) => R(e, t));
	return n.filter((t) => n.some((n) => n !== t && e.label(n) === e.label(t)));
}
function Us(e) {
	for (let t of k(e).stationary) {
		let n = e.zoneOf(t);
		(n === w.space || n === w["enemy-space"]) && Ps(e, t);
	}
	for (let t of Gs) for (let n of e.in(t)) {
		let t = e.token(n, E.damage);
		t < e.token(n, E.hurt) && e.setToken(n, E.hurt, t);
	}
	!e.isIn("unique") && Hs(e).length > 0 && e.call("unique");
}
var Ws, Gs, Ks, qs, Js = t((() => {
	Qt(), C(), z(), js(), pa(), O(), j(), L(), Ws = [], Gs = [w.planets, w.enemy], Ks = {
		do: "keep",
		says: "Keep this one of a Unique card",
		of: "a Unique card of which you have a second one",
		cards: Hs,
		play: (e, t) => {
			for (let n of Hs(e).filter((n) => n !== t && e.label(n) === e.label(t))) Ms(e, n), e.move(n, w.removed), e.say(() => `A second ${e.label(n)} is removed from existence.`);
			Hs(e).length === 0 && e.leave();
		}
	}, qs = {
		id: "unique",
		name: "Unique",
		cite: ni,
		says: "Only one copy of a Unique card stays in play. The others are removed from existence.",
		moves: [Ks],
		mayPass: () => !1
	};
}));
// lib/games/conquest-of-orion/texts/nouns.ts
function Ys(e) {
	let t = Qi(e, !1);
	return t.push(...e.in(w.space), ...e.in(w.planets)), N(e) && t.push(...Qi(e, !0), ...e.in(w["enemy-space"])), t.push(...Ki(e)), t;
}
var Xs, Zs, Qs, $s, ec, tc, nc, K, rc = t((() => {
	W(), So(), V(), z(), O(), j(), L(), Xs = (e, t) => A(e, t).isUnit, Zs = (e, t) => A(e, t).isPlanet, Qs = (e, t, { self: n }) => Ji(e, t, n), $s = (e) => (t, n) => A(t, n).classification.split(" ").includes(e), {is: ec, from: tc} = co(), nc = [
		ec("you control", "Ready target unit you control.", (e, t) => bo(e, t) && R(e, t)),
		ec("that its controller controls", "Teleport target unit to a planet that its controller controls.", (e, t, { it: n, before: r }) => e.controllerOf(t) === e.controllerOf(r >= 0 ? r : n)),
		ec("that defend(s) this", "Units that defend this get +1 damage.", (e, t, { self: n }) => Xi(e, t, n)),
		ec("that defend(s) it", "The affected planet and each unit that defends it get +1 shields.", (e, t, { self: n }) => Xi(e, t, e.hostOf(n))),
		ec("on it", "When this is destroyed, deal 2 damage to each unit on it.", (e, t, { self: n }) => qi(e, t) === n),
		H("with tier requirement {n} or lower", "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.", { n: B }, ({ n: e }) => ({ is: (t, n) => A(t, n).tier <= e })),
		tc("from your graveyard", "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.", (e) => e.in(w.graveyard)),
		tc("from your hand", "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.", (e) => e.in(w.hand))
	], K = lo({
		name: "cards",
		nouns: {
			"unit(s)": Xs,
			"planet(s)": Zs,
			"unit(s) or planet(s)": (e, t, n) => Xs(e, t, n) || Zs(e, t, n),
			achievement: (e, t) => A(e, t).type === "achievement",
			attachment: (e, t) => A(e, t).type === "attachment"
		},
		adjectives: {
			nearby: Qs,
			other: (e, t, { self: n }) => t !== n,
			enemy: xo,
			assaulting: Yi,
			spawn: $s("Spawn")
		},
		suffixes: nc,
		references: {
			this: (e, { self: t }) => [t],
			it: (e, { it: t }) => t >= 0 ? [t] : [],
			"that unit": (e, { subject: t }) => [t],
			"the affected unit|planet": (e, { self: t }) => [e.hostOf(t)]
		},
		usually: Ys
	});
}));
// lib/games/conquest-of-orion/texts/effects.ts
function ic(e, t) {
	return pc.set(t.does, e), t;
}
function q(e, t, n = J) {
	let { choose: r } = e;
	return ic(I.deck, {
		with: r ? {
			...e,
			choose: {
				...r,
				least: 0
			}
		} : e,
		does: (e, n, r) => t(e, n, r),
		worth: (e, t) => e.isTheirs(t) ? n(e, t) : -1
	});
}
function ac(e, t, n) {
	return {
		with: e,
		does: t,
		worth: (e, t) => cs(e, t) * n(e, t)
	};
}
function oc(e, t, n) {
	if (t < 0) return !1;
	let r = la(e, t, n);
	return e.isTheirs(t) && e.add(T.dealt, r), e.say(() => `${M(e, t)} is dealt ${r} damage.`), r > 0;
}
function sc(e, t, n) {
	let r = e.token(t, E.damage), i = Math.min(n, r);
	return e.setToken(t, E.damage, r - i), e.setToken(t, E.hurt, e.token(t, E.hurt) - i), e.say(() => `${i} damage is removed from ${M(e, t)}.`), i > 0;
}
function cc(e, t) {
	let n = e.known(t);
	Ms(e, t), e.move(t, Jt(e, t, w.hand)), e.say(() => `${n} goes into ${e.isTheirs(t) ? "its owner's" : "the"} hand.`);
}
function lc(e, t, n) {
	return t < 0 || n < 0 ? !1 : (Sa(e, t, n), e.say(() => `${M(e, t)} is teleported to ${M(e, n)}.`), !0);
}
function uc(e, t, n = J) {
	let r = (t, n) => Ys(t).filter((r) => A(t, r).isUnit && qi(t, r) === n && e(t, r) && r !== n);
	return [ic(I.deck, {
		with: {
			choose: {
				least: 0,
				most: 1
			},
			cards: (e) => Ys(e).filter((t) => A(e, t).isPlanet)
		},
		does: () => {},
		worth: (e, t) => r(e, t).reduce((t, r) => t + ss(e, r) * n(e, r), 0)
	}), {
		ifDone: !0,
		with: { cards: (e, { it: t }) => r(e, t) },
		does: t
	}];
}
function dc(e, t, n) {
	e.setToken(t, E.boost, e.token(t, E.boost) + n), e.say(() => `${M(e, t)} has ${na(e, t)} damage until end of turn.`);
}
function fc(e, t) {
	let n = (e, t, n) => e.hostOf(t) !== n, r = (e, n) => t.cards(e, n)[0] ?? -1;
	if (!t.choose) {
		let t = (t, i) => e.cards(t, i).filter((e) => n(t, e, r(t, i))), i = (e, t, n) => lc(e, t, r(e, n));
		return [ic(I.deck, {
			with: {
				...e,
				cards: t
			},
			does: i,
			worth: xc
		})];
	}
	return [ic(I.deck, {
		with: e,
		does: () => {},
		worth: xc
	}), {
		ifDone: !0,
		with: {
			choose: {
				least: 0,
				most: 1
			},
			cards: (e, r) => t.cards(e, r).filter((t) => n(e, r.it, t))
		},
		does: (e, t, { before: n }) => lc(e, n, t)
	}];
}
var J, pc, mc, hc, gc, _c, vc, yc, bc, xc, Sc, Cc = t((() => {
	Qt(), W(), V(), ms(), Js(), z(), pa(), O(), j(), L(), rc(), J = (e, t) => A(e, t).price + 1, pc = /* @__PURE__ */ new WeakMap(), mc = (e) => (t, n) => {
		if (da(t, n)) return .1;
		let r = Math.min(e - ca(t, n), fa(t, n));
		return r <= 0 ? .1 : e >= fa(t, n) ? J(t, n) + 2 : r / 2;
	}, hc = Xa("on or assaulting", {
		"on target planet": () => !0,
		"that is assaulting target planet": Yi
	}), gc = [
		H("deal {n} damage to {to}", "Deal 3 damage to target unit.", {
			n: B,
			to: K
		}, ({ n: e, to: t }) => q(t, (t, n) => oc(t, n, e), mc(e))),
		H("deal {n} damage to {to} , or {more} if it's assaulting a planet", "Deal 1 damage to target unit, or 2 if it's assaulting a planet.", {
			n: B,
			to: K,
			more: B
		}, ({ n: e, to: t, more: n }) => q(t, (t, r) => oc(t, r, Yi(t, r) ? n : e), mc(e))),
		H("deal {n} damage to {to} and {m} damage to the planet it's on", "Deal 5 damage to target unit and 2 damage to the planet it's on.", {
			n: B,
			to: K,
			m: B
		}, ({ n: e, to: t, m: n }) => q(t, (t, r) => {
			let i = qi(t, r);
			return [oc(t, r, e), oc(t, i, n)].includes(!0);
		}, mc(e))),
		H("deal {n} damage to each unit {there}", "Deal 2 damage to each unit on target planet.", {
			n: B,
			there: hc
		}, ({ n: e, there: t }) => uc(t, (t, n) => oc(t, n, e), mc(e))),
		H("remove all damage from {to}", "Remove all damage from target unit you control.", { to: K }, ({ to: e }) => ac(e, (e, t) => sc(e, t, Infinity), (e, t) => e.token(t, E.damage))),
		H("remove {n} damage from {to}", "Exhaust: Remove 2 damage from another nearby unit or planet.", {
			n: B,
			to: K
		}, ({ n: e, to: t }) => ic(I.planets, ac(t, (t, n) => sc(t, n, e), (t, n) => Math.min(t.token(n, E.damage), e))))
	], _c = (e, t) => (n, r) => {
		let i = n.token(r, e) === 0;
		return n.setToken(r, e, 1), n.say(() => `${M(n, r)} ${t}`), i;
	}, vc = [
		H("{to} get(s) {n} damage until end of turn", "Units you control get +1 damage until end of turn.", {
			to: K,
			n: ro
		}, ({ to: e, n: t }) => {
			let n = (e, n) => dc(e, n, t);
			return t < 0 ? q(e, n, (e, n) => Math.min(na(e, n), -t)) : ac(e, n, (e, n) => e.isExhausted(n) ? 0 : t);
		}),
		H("{to} get(s) {n} damage until end of turn , and is destroyed then", "Target unit you control gets +3 damage until end of turn, and is destroyed then.", {
			to: K,
			n: ro
		}, ({ to: e, n: t }) => ac(e, (e, n) => {
			dc(e, n, t), _c(E.doomed, "is destroyed at end of turn.")(e, n);
		}, (e, n) => e.isExhausted(n) ? 0 : t - (A(e, n).life > 0 ? 1 : J(e, n)))),
		H("{to} doesn't ready at the beginning of its controller's next turn", "Exhaust target unit. It doesn't ready at the beginning of its controller's next turn.", { to: K }, ({ to: e }) => q(e, _c(E.asleep, "does not ready next turn."))),
		H("{to} has|have immobile until the beginning of your next turn", "Target unit has immobile until the beginning of your next turn.", { to: K }, ({ to: e }) => q(e, (e, t) => (e.setToken(t, E.binder, e.side + 1), _c(E.immobile, "is immobile until the next turn of who says so.")(e, t)), na))
	], yc = [
		H("exhaust {to}", "Exhaust target unit.", { to: K }, ({ to: e }) => q(e, (e, t) => {
			let n = !e.isExhausted(t);
			return e.exhaust(t), e.say(() => `${M(e, t)} is exhausted${n ? "" : " already"}.`), n;
		}, (e, t) => e.isExhausted(t) ? .1 : J(e, t))),
		H("destroy {to}", "Destroy target unit.", { to: K }, ({ to: e }) => q(e, Ps)),
		H("destroy each unit {there}", "Destroy each unit on target planet.", { there: hc }, ({ there: e }) => uc(e, Ps)),
		H("ready {to}", "Ready target unit you control.", { to: K }, ({ to: e }) => ac(e, (e, t) => {
			let n = e.isExhausted(t);
			return e.exhaust(t, !1), e.say(() => `${M(e, t)} is ready${n ? "" : " already"}.`), n;
		}, (e, t) => e.isExhausted(t) ? na(e, t) : 0))
	], bc = [
		H("return {to} to your hand", "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.", { to: K }, ({ to: e }) => ({
			with: e,
			does: cc,
			worth: J
		})),
		H("return {to} to its owner's hand", "Return target unit to its owner's hand.", { to: K }, ({ to: e }) => q(e, cc)),
		H("return each unit {there} to its owner's hand", "Return each unit on target planet to its owner's hand.", { there: hc }, ({ there: e }) => uc(e, cc)),
		H("{to} retreat(s) onto a planet its controller controls and is|are exhausted", "Each assaulting unit retreats onto a planet its controller controls and is exhausted.", { to: K }, ({ to: e }) => q(e, (e, t) => {
			e.setToken(t, E.facing, 0), e.setToken(t, E.assaulted, 0), e.exhaust(t), e.say(() => `${M(e, t)} retreats and is exhausted.`);
		})),
		H("teleport {to} to {planet}", "Teleport target unit you control to a planet you control.", {
			to: K,
			planet: K
		}, ({ to: e, planet: t }) => fc(e, t)),
		H("play {to} without paying its cost", "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.", { to: K }, ({ to: e }) => [{
			with: {
				...e,
				cards: (t, n) => e.cards(t, n).filter((e) => A(t, e).consumes === void 0)
			},
			does: () => {},
			worth: J
		}, {
			ifDone: !0,
			with: {
				choose: {
					least: 1,
					most: 1
				},
				cards: (e) => e.in(w.planets)
			},
			does: (e, t, { before: n }) => xa(e, n, t)
		}])
	], xc = (e, t) => e.zoneOf(t) === w.space || e.isTheirs(t) && Yi(e, t) ? J(e, t) : 0, Sc = [
		...gc,
		...vc,
		...yc,
		...bc
	];
})), wc, Tc = t((() => {
	W(), V(), wc = class {
		#e;
		#t;
		#n;
		constructor(e, t) {
			this.#e = e.draw, this.#t = e.hand, this.#n = t;
		}
		drawCards(e, t) {
			let n = e.draw(this.#e, this.#t, t);
			return e.say(() => n === 1 ? "1 card is drawn." : `${n} cards are drawn.`), n > 0;
		}
		look(e, t) {
			let n = e.in(this.#e).slice(0, t);
			for (let t of n) e.see(t);
			e.note("seen", n.length);
			let r = this.#n;
			return n.length === 0 && r !== void 0 && e.say(() => r), n.length > 0;
		}
		toBottom(e, t, n = -1) {
			let r = e.in(this.#e).slice(0, Math.max(t, 0)).filter((e) => e !== n);
			for (let t of r) e.move(t, this.#e, "bottom");
			return r.length > 0;
		}
		seen = (e, { seen: t }) => e.in(this.#e).slice(0, t);
		draw(e, t, n) {
			let r = (e) => (t) => this.drawCards(t, e);
			return H(e, t, { n: B }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return H(e, t, { n: B }, ({ n: e }) => ({
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: i
				},
				does: n,
				...r(e)
			}));
		}
		lookAtTop(e, t, n = () => ({})) {
			let r = (e) => (t) => this.look(t, e);
			return H(e, t, { n: B }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		take(e, t, n, r = {}) {
			return [{
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: this.seen
				},
				does: (e, n, r) => {
					t(e, n, r), e.note("seen", r.seen - 1);
				},
				worth: n
			}, this.rest(r)];
		}
		rest(e = {}) {
			return {
				does: (e, t, { seen: n }) => this.toBottom(e, n),
				...e
			};
		}
	};
}));
// lib/games/conquest-of-orion/texts/pile-effects.ts
function Ec(e) {
	let t = D.map((t) => e.get(T[t]));
	return Math.max(...t) - Math.min(...t) >= 3;
}
var Dc, Oc, kc, Ac, jc, Mc, Nc = t((() => {
	W(), Tc(), V(), js(), O(), j(), Cc(), Dc = Xa("resource", {
		blue: "blue",
		gold: "gold",
		red: "red"
	}), Oc = new wc(w, "The deck is empty."), kc = "Look at the top three cards of your deck. Put one into your hand and the others on the bottom of your deck.", Ac = "When this enters the galaxy, look at the top card of your deck. You may put it on the bottom of your deck.", jc = [
		Oc.draw("draw {n} card(s)", "When this enters the galaxy, draw a card.", (e) => ({ worth: () => 2 * e })),
		H("gain {n} {colour}", "When this conquers a planet, gain 1 red.", {
			n: B,
			colour: Dc
		}, ({ n: e, colour: t }) => ({
			does: (n) => (n.say(() => `${e} ${t} is gained.`), bs(n, t, e)),
			worth: (n) => Math.min(e, 6 - n.get(T[t]))
		})),
		H("trade 1 resource for 1 of another type", "At the beginning of your turn, you may trade 1 resource for 1 of another type.", {}, () => ({
			does: (e) => e.call("market"),
			worth: (e) => +!!Ec(e)
		})),
		H("look at the top card of your deck", Ac, {}, () => ({ does: (e) => Oc.look(e, 1) })),
		Oc.lookAtTop("look at the top {n} cards of your deck", kc, () => ({ worth: () => 2 })),
		H("put it on the bottom of your deck", Ac, {}, () => Oc.rest({ worth: (e) => A(e, e.first(w.draw)).price - 4 })),
		H("put one into your hand and the others on the bottom of your deck", kc, {}, () => Oc.take(1, cc, J))
	], Mc = [...Sc, ...jc];
}));
// lib/games/conquest-of-orion/table/costs.ts
function Pc(e, t, n, r) {
	let [i, a, o] = [
		e.sum(n[0], r),
		e.sum(n[1], r),
		e.sum(n[2], r)
	], [s, c, l, ...u] = t;
	return [
		Math.max(s + i, 0),
		Math.max(c + a, 0),
		Math.max(l + o, 0),
		...u
	];
}
function Fc(e, t) {
	let { cost: n } = A(e, t);
	return n && e.sum(zc.card, t) > 0 ? Pc(e, n, Lc, t) : n;
}
function Ic(e, t, n) {
	let { colonise: r } = A(e, t);
	return r && e.sum(zc.conquest, n) > 0 ? Pc(e, r, Rc, n) : r;
}
var Lc, Rc, zc, Bc = t((() => {
	j(), Lc = [
		"cost-blue",
		"cost-gold",
		"cost-red"
	], Rc = [
		"colonise-blue",
		"colonise-gold",
		"colonise-red"
	], zc = {
		card: "cost",
		conquest: "colonise"
	};
})), Vc, Hc, Uc, Wc, Gc, Kc, Y, qc, Jc, Yc, X, Xc, Zc, Qc, $c, el, tl, nl = t((() => {
	W(), V(), Bc(), z(), rc(), Vc = Xa("number", {
		damage: "damage",
		health: "health",
		shields: "shields",
		regeneration: "regeneration"
	}), Hc = {
		name: "changes",
		read: (e, t) => ro.read(e, t).flatMap(([t, n]) => Vc.read(e, n).flatMap(([n, r]) => {
			let i = {
				stat: n,
				by: t
			}, a = e[r] === "," ? r + 1 : r, o = e[a] === "and" ? a + 1 : a;
			return [...(o > r ? Hc.read(e, o) : []).map(([e, t]) => [[i, ...e], t]), [[i], r]];
		}))
	}, Uc = Xa("resource", {
		blue: 0,
		gold: 1,
		red: 2
	}), Wc = () => !0, Gc = (e, t) => t < 0 || !e.isTheirs(t), Kc = (e, t, { self: n }) => t === n, Y = (e, t, n = 1) => ({
		stat: e,
		to: t,
		by: () => n
	}), qc = (e, t) => t.map(({ stat: t, by: n }) => Y(t, e.test, n)), Jc = (e) => (t, n, r) => t.isTheirs(n) || !e.test(t, n, r) ? !1 : !_a(t).some((n) => wa(t, n) && e.test(t, n, r)), Yc = {
		stat: "keyword",
		to: () => !1,
		by: () => 0
	}, X = (e, t) => H(e, t, {}, () => Yc), Xc = [
		X("swiftness", "Swiftness."),
		X("stationary", "Stationary."),
		X("immobile", "Immobile."),
		X("traveler", "Traveler."),
		X("unique", "Unique."),
		X("ambush", "Ambush."),
		X("guardian", "Guardian."),
		X("orbital range", "Orbital range."),
		X("barrage", "Barrage."),
		X("sweep", "Sweep."),
		X("intercept", "Intercept."),
		X("stealth", "Stealth."),
		X("armament", "Armament. This attacks for 2 damage."),
		X("this assaults a planet each turn if able", "This assaults a planet each turn if able."),
		H("this attacks for {n} damage", "Armament. This attacks for 2 damage.", { n: B }, () => Yc),
		H("half life {n}", "Half life 2.", { n: B }, () => Yc),
		H("deploy {n} {colour}", "Deploy 1 blue.", {
			n: B,
			colour: Uc
		}, () => Yc),
		H("consume a|an {word} unit", "Consume a Beast unit.", { word: {
			name: "classification",
			read: (e, t) => e[t] === void 0 ? [] : [[e[t], t + 1]]
		} }, () => Yc)
	], Zc = [
		H("{to} get(s) {all}", "Other nearby units you control get +1 shields.", {
			to: K,
			all: Hc
		}, ({ to: e, all: t }) => qc(e, t)),
		H("{to} and {others} get(s) {all}", "The affected planet and each unit that defends it get +1 shields.", {
			to: K,
			others: K,
			all: Hc
		}, ({ to: e, others: t, all: n }) => [...qc(e, n), ...qc(t, n)]),
		H("{to} get(s) {n} damage while it|they attack(s) a planet", "Units you control get +2 damage while they attack a planet.", {
			to: K,
			n: ro
		}, ({ to: e, n: t }) => Y("siege", e.test, t)),
		H("{to} get(s) {all} and has|have swiftness", "The affected unit gets +1 damage and has swiftness.", {
			to: K,
			all: Hc
		}, ({ to: e, all: t }) => [...qc(e, t), Y("swiftness", e.test)]),
		H("this attacks for {n} damage , and {to} get(s) {all}", "Armament. This attacks for 6 damage, and the affected planet gets +3 health.", {
			n: B,
			to: K,
			all: Hc
		}, ({ to: e, all: t }) => qc(e, t))
	], Qc = (e, t, n, r, i) => [Y(t, n), Y(e[r] ?? "", n, -i)], $c = [
		H("the colonization costs you pay are {n} {colour} less", "The colonization costs you pay are 1 red less.", {
			n: B,
			colour: Uc
		}, ({ n: e, colour: t }) => Qc(Rc, zc.conquest, Gc, t, e)),
		H("when this conquers a planet , its colonization cost is {n} {colour} less", "When this conquers a planet, its colonization cost is 1 red less.", {
			n: B,
			colour: Uc
		}, ({ n: e, colour: t }) => Qc(Rc, zc.conquest, Kc, t, e)),
		H("the first {what} you play each turn costs {n} {colour} less", "The first Spawn unit you play each turn costs 1 blue less.", {
			what: K,
			n: B,
			colour: Uc
		}, ({ what: e, n: t, colour: n }) => Qc(Lc, zc.card, Jc(e), n, t)),
		H("once each turn , you may trade 2 resources of one type for 1 of another type", "Once each turn, you may trade 2 resources of one type for 1 of another type.", {}, () => Y("cheap-trade", Wc))
	], el = [
		H("at the beginning of your turn , you draw {n} cards instead of one", "At the beginning of your turn, you draw two cards instead of one.", { n: B }, ({ n: e }) => Y("draws", Wc, e)),
		H("units you control don't exhaust when they move onto this", "Units you control don't exhaust when they move onto this.", {}, () => Y("no-exhaust", Kc)),
		H("units can't move onto this during the defender's step", "Units can't move onto this during the defender's step.", {}, () => Y("closed", Kc))
	], tl = [
		...Xc,
		...Zc,
		...$c,
		...el
	];
}));
// lib/games/conquest-of-orion/texts/texts.ts
function rl(e, { test: t }, n, r) {
	return t(e, n, {
		self: r,
		subject: n,
		it: -1,
		before: -1,
		seen: 0
	});
}
var il, al, ol, Z, sl, cl, ll, ul, dl, fl, Q, pl = t((() => {
	Qt(), W(), So(), V(), gs(), C(), Js(), z(), pa(), O(), j(), L(), Cc(), rc(), Nc(), nl(), il = so, al = () => !0, ol = (e, t, n) => e.hostOf(n) === t, Z = (e, t, n, r = il) => H(e, t, {}, () => ({
		event: n,
		of: r
	})), sl = (e, t, n, r = al) => H(e, t, { which: K }, ({ which: e }) => ({
		event: n,
		of: (t, n, i) => r(t, n, i) && rl(t, e, n, i)
	})), cl = [
		Z("when this enters the galaxy", "When this enters the galaxy, draw a card.", "enters"),
		Z("when this conquers a planet", "When this conquers a planet, draw a card.", "conquers"),
		Z("whenever you conquer a planet", "Whenever you conquer a planet, draw a card.", "conquered", bo),
		Z("when you conquer this", "When you conquer this, gain 2 gold.", "conquered"),
		Z("at the beginning of your turn", "At the beginning of your turn, draw a card.", "turn-begins", Xt),
		Z("at the end of your turn", "At the end of your turn, ready all units you control.", "turn-ends", Xt),
		Z("when this is destroyed", "When this is destroyed, gain 1 gold.", "destroyed"),
		Z("whenever the affected planet produces resources", "Whenever the affected planet produces resources, gain 1 blue.", "produces", ol),
		Z("whenever this attacks a planet", "Whenever this attacks a planet, gain 1 red.", "attacks-planet"),
		Z("whenever a unit assaults this", "Whenever a unit assaults this, deal 1 damage to that unit.", "assaults", (e, t, n) => F(e, t) === n),
		Z("whenever you stealth this during your turn", "Stealth. Whenever you stealth this during your turn, gain 1 gold.", "stealthed", (e, t, n) => t === n && Xt(e)),
		sl("whenever {which} you control is destroyed", "Whenever a Spawn unit you control is destroyed, gain 1 blue.", "destroyed", bo),
		sl("whenever {which} you control is destroyed during your turn", "Whenever a unit you control is destroyed during your turn, gain 1 blue.", "destroyed", (e, t) => bo(e, t) && Xt(e)),
		sl("whenever {which} is destroyed", "Whenever another nearby unit is destroyed, gain 1 blue.", "destroyed")
	], ll = (e, t, n) => H(e, t, {}, () => n), ul = [
		H("threshold {n}", "Threshold 2 — This gets +1 damage and +1 health.", { n: B }, ({ n: e }) => (t) => t.get(T.tier) >= e),
		ll("delay", "Delay — Exhaust: Gain 1 gold.", (e, { self: t }) => !wa(e, t)),
		ll("while it|they assault(s) a planet", "Units you control get +1 damage while they assault a planet.", (e, { subject: t }) => Yi(e, t)),
		H("while {which} defends this", "While a unit defends this, this gets +2 damage.", { which: K }, ({ which: e }) => (t, n) => e.cards(t, n).some((e) => t.hostOf(e) === n.self && F(t, e) < 0))
	], dl = (e, t) => A(e, t).isUnit && (N(e) || e.stack[0]?.phase !== "post-economy") ? na(e, t) : 0, fl = [H("exhaust", "Exhaust: Deal 1 damage to target unit.", {}, () => ({
		says: "exhausting it",
		can: (e, t) => !e.isExhausted(t),
		pay: (e, t) => e.exhaust(t),
		worth: dl
	})), H("destroy this", "Destroy this: Deal 1 damage to target nearby unit.", {}, () => ({
		says: "destroying it",
		pay: Ps,
		worth: J
	}))], Q = new hs({
		moments: cl,
		conditions: ul,
		costs: fl,
		effects: Mc,
		standings: tl,
		momentOf: ({ type: e }) => e === "ability" ? {
			event: "played",
			of: il
		} : void 0,
		lasts: ({ type: e }) => e !== "ability",
		phase: {
			id: "text",
			cite: ri
		},
		isActive: R
	});
})), ml, hl = t((() => {
	ml = [
		{
			id: "lost-figures",
			text: "The tutorial's text has lost some figures, and these are ours: the four planets yield 2 blue, 1 gold and 1 red, innate income is 1 blue, who goes first starts with 1 of each, and a Tier costs 3 gold. All but what the planets yield can be set at the table, the innate income in any colour too."
		},
		{
			id: "default-pile",
			text: "A list without a pile of unique planets is played with a pile of ours."
		},
		{
			id: "one-tier-a-turn",
			text: "You may pay for the next Tier once a turn. The tutorial names no highest Tier, so we use 9."
		},
		{
			id: "over-six-lost",
			text: "Resources above six are lost before you can trade them, and you can't trade for a resource that you have six of."
		},
		{
			id: "opponent",
			text: "Whoever is opposite plays a deck of its own by the same rules, as our autopilot plays. If you choose to face nobody, the opponent has no planets, no units and no turns: the damage of an assault is only counted, nothing strikes back, and a game alone cannot be won. Without a deck opposite, a unit that is deployed still comes to a planet between your turns."
		},
		{
			id: "opponents-planets",
			text: "In the setup you may choose an opponent that has the four common planets and no deck. It is asked for nothing: you attack as you assault, and then each planet strikes one of those that assault it: the dearest that it destroys, or else the one of most damage. It does so in each of your turns, and you may play fast cards before the clean-up. A planet that is destroyed is neutral, and you win when none is left. The tutorial states the ice planet's 2 damage, and the other 2 damage and the 8 health are ours."
		},
		{
			id: "decks-opposite",
			text: "The decks opposite are practice decks of ours, or a copy of yours. What they hold is not shown before it is played."
		},
		{
			id: "who-begins",
			text: "The tutorial rolls a die for who goes first. At this table you choose."
		},
		{
			id: "combat-order",
			text: "In the pre-combat step and in combat the sides act in turns, beginning with the one whose turn it is: an attack, a card or an ability, then the other side, until both pass one after the other. An attack is answered with fast cards and abilities before it deals its damage. Cards and abilities themselves are not answered. If the attacker or its target is gone by then, nothing happens. Lethal damage stops nobody from attacking."
		},
		{
			id: "other-turn",
			text: "In the other side's turn you are asked if something assaults you, if a unit of yours is deployed, and at the end of the turn, when units that are still ready may move between your planets. Moving exhausts them there too, until your turn readies them. Fast cards wait for that as well, and nobody is asked for what only a trade would pay for."
		},
		{
			id: "own-side",
			text: "Attachments are played on your own planets and units. A unit in outer space moves onto a planet in an economy phase."
		},
		{
			id: "keywords-by-hand",
			text: "All keywords of the tutorial are seen to at the table. What Sweep has left after its target goes to the unit that the least damage destroys, and at last to the planet. Barrage reaches every unit nearby, a stealthed one too. Stealth is chosen while you assault or defend, and holds for that combat. A stealthed Guardian does not guard, one with Orbital range does. An Armament attacks where its unit has assaulted, or from the planet that it is attached to. A turn of the opponent is a turn of its own for Delay, Armament and shields."
		},
		{
			id: "assault-exhausts",
			text: "The tutorial says both that attacking exhausts a unit and that it does not: here it does. A unit that assaults without attacking stays ready, unless it then goes to another planet than its own. It may still attack in the same combat."
		},
		{
			id: "damage-by-hand",
			text: "Put damage that no text deals on cards by hand, after subtracting what shields prevent. Each clean-up destroys cards with as much damage as their health, with what texts add to it."
		},
		{
			id: "texts",
			text: "The table carries out each sentence of a text that it understands whole, and leaves the others to you. Where a text harms a target unit, you may go on without choosing one of yours: the target is then a unit that an opponent would have. A card that you put into play by hand does not carry out what it says for entering. “The first you play each turn” means the first that has come into play this turn. What ends at end of turn is gone before the next turn begins."
		},
		{
			id: "drawn-instead",
			text: "If several texts say how many cards you draw instead of one, the highest number holds."
		},
		{
			id: "removed-damage",
			text: "A planet that was dealt damage produces nothing on your next turn, also if a text or regeneration has removed that damage by then. Damage that you take off by hand counts as never dealt."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. Exhausting what is exhausted already, damage that shields prevent, and resources above six do nothing."
		},
		{
			id: "neutral-planets",
			text: "A neutral planet does not fight back, and one that becomes neutral again loses its damage and is ready."
		},
		{
			id: "no-card-to-draw",
			text: "The tutorial does not say what happens when a deck is empty. Without a deck opposite, the game ends when you cannot draw. Against a deck, nothing is drawn, and the game ends, neither won nor lost, when neither side can draw."
		},
		{
			id: "both-lost",
			text: "If both players lose their last planets at once, the game is a draw."
		}
	];
})), gl, _l, vl, yl = t((() => {
	z(), O(), gl = (e) => e.get(T.blue) + e.get(T.gold) + e.get(T.red), _l = [
		{
			id: "damage",
			name: "Damage dealt",
			better: "more",
			at: (e) => e.get(T.dealt)
		},
		{
			id: "planets",
			name: "Planets",
			better: "more",
			at: (e) => e.count(w.planets)
		},
		{
			id: "enemy-planets",
			name: "The opponent’s planets",
			better: "less",
			at: (e) => e.count(w.enemy)
		},
		{
			id: "ahead",
			name: "Planets ahead of the opponent",
			better: "more",
			isYardstick: !0,
			at: (e) => e.count(w.planets) - e.count(w.enemy)
		},
		{
			id: "units",
			name: "Units in play",
			better: "more",
			at: (e) => Ca(e).length
		},
		{
			id: "tier",
			name: "Tier",
			better: "more",
			at: (e) => e.get(T.tier)
		},
		{
			id: "stored",
			name: "Resources left",
			better: "less",
			at: gl
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(w.hand)
		}
	], vl = [
		{
			says: "A unit by turn 1",
			measure: "units",
			least: 1,
			turn: 1
		},
		{
			says: "Two units by turn 2",
			measure: "units",
			least: 2,
			turn: 2
		},
		{
			says: "Three units by turn 4",
			measure: "units",
			least: 3,
			turn: 4
		},
		{
			says: "Tier 2 by turn 3",
			measure: "tier",
			least: 2,
			turn: 3
		},
		{
			says: "Tier 2 by turn 4",
			measure: "tier",
			least: 2,
			turn: 4
		},
		{
			says: "Tier 3 by turn 7",
			measure: "tier",
			least: 3,
			turn: 7
		},
		{
			says: "10 damage by turn 4",
			measure: "damage",
			least: 10,
			turn: 4
		},
		{
			says: "20 damage by turn 6",
			measure: "damage",
			least: 20,
			turn: 6
		},
		{
			says: "A planet ahead by turn 6",
			measure: "ahead",
			least: 1,
			turn: 6
		},
		{
			says: "A planet ahead by turn 9",
			measure: "ahead",
			least: 1,
			turn: 9
		},
		{
			says: "Two planets ahead by turn 10",
			measure: "ahead",
			least: 2,
			turn: 10
		}
	];
})), bl, xl = t((() => {
	bl = {
		redraw: {
			move: "exchange",
			says: "put any number of cards on the bottom of the deck and draw as many",
			verb: "put back",
			most: Infinity
		},
		questions: [
			{
				says: "Two units that cost 2 or less",
				asks: "2 of [t:unit c<=2]",
				more: 1
			},
			{
				says: "Two cards that cost 2 or less",
				asks: "2 of [c<=2]",
				more: 0
			},
			{
				says: "A unit that costs 1",
				asks: "1 of [t:unit c<=1]",
				more: 0
			},
			{
				says: "A unit that costs 2 or less and one that costs more",
				asks: "1 of [t:unit c<=2] and 1 of [t:unit c>2]",
				more: 2
			}
		]
	};
}));
// lib/games/conquest-of-orion/table/result.ts
function Sl(e, t) {
	return t.reduce((t, n) => t + Math.max(ua(e, n), 0), 0);
}
function Cl(e) {
	return Gi(e) ? {
		name: "Health of the planets",
		own: Sl(e, e.in(w.planets)),
		theirs: Sl(e, Ki(e))
	} : {
		name: "Damage dealt",
		own: e.get(T.dealt)
	};
}
function wl(e) {
	return e.get(T.ended) > 0 && (!N(e) || e.get(T["enemy-ended"]) > 0);
}
function Tl(e) {
	let { turn: t } = e;
	if (t === 0) return;
	let [n, r] = [e.count(w.planets), e.count(w.enemy)], i = !ha(e, w.planets), a = Gi(e) && !ha(e, w.enemy);
	if (i && a) return {
		how: "ended",
		says: `A draw in turn ${t}: neither of you has a planet left.`
	};
	if (a) return {
		how: "won",
		says: `You won in turn ${t}, with ${El(n)} left.`
	};
	if (i) return {
		how: "lost",
		says: `You lost your last planet in turn ${t}.${Gi(e) ? ` Your opponent has ${El(r)}.` : ""}`
	};
	if (wl(e)) return {
		how: "ended",
		says: `The game ends in turn ${t}, because there is no card to draw. ${Gi(e) ? `You have ${El(n)}, your opponent ${El(r)}.` : `You dealt ${e.get(T.dealt)} damage.`}`
	};
}
var El, Dl = t((() => {
	m(), z(), pa(), O(), L(), El = (e) => e === 1 ? "one planet" : `${a(e)} planets`;
}));
// lib/core/table/ask.ts
function Ol(e, t, n, r = at) {
	(n === "other-only" || Pt(e.start)) && e.call(t, r, qt(e.side)), n === "active-first" && e.call(t, r);
}
function kl(e, t, n) {
	let r = t === "until-both-pass", i = (e) => {
		r && e.note("passed", (e.args.passed ?? 0) + 1), e.leave();
	}, a = (e) => ({
		...e,
		play: (t, n, i) => {
			t.note(r ? "passed" : "played", +!r), r && t.leave(), e.play(t, n, i);
		}
	});
	return {
		...e,
		run: (e) => {
			n(e) || i(e);
		},
		moves: e.moves.map(a),
		pass: i,
		end: (t, { played: n = 0, ...i }) => {
			(r ? (i.passed ?? 0) < 2 : n > 0) && t.call(e.id, i, qt(t.side));
		}
	};
}
var Al, jl = t((() => {
	st(), Gt(), Qt(), Al = (e) => (t) => {
		e(t) || t.leave();
	};
}));
// lib/core/text/idle.ts
function Ml(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => Nl(t, n, e))) return "no target for its text: nothing will happen";
}
function Nl(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var Pl = t((() => {}));
// lib/games/conquest-of-orion/table/paying.ts
function Fl(e, t, n) {
	e.add(T.blue, -t[0]), e.add(T.gold, -t[1]), e.add(T.red, -t[2]);
	let { for: r, card: i, onto: a } = n;
	e.call("pay", {
		for: r,
		card: i,
		onto: a,
		pair0: t[3],
		pair1: t[4],
		pair2: t[5]
	});
}
function Il({ pair0: e = 0, pair1: t = 0, pair2: n = 0 }) {
	return [
		e,
		t,
		n
	];
}
function Ll(e, t) {
	let n = Il(e.args), r = n.findIndex((e) => e > 0);
	if (r < 0 || !Os[r]?.split("/").includes(t)) return !1;
	let i = n.map((e, t) => t === r ? e - 1 : e), a = (e) => +(e === t);
	return vs(e, [
		a("blue"),
		a("gold"),
		a("red"),
		i[0] ?? 0,
		i[1] ?? 0,
		i[2] ?? 0
	]);
}
function Rl(e, t) {
	let n = Il(e.args).findIndex((e) => e > 0);
	e.add(T[t], -1), e.note(`pair${n}`, (e.args[`pair${n}`] ?? 0) - 1), e.say(() => `A ${Os[n]} symbol is paid with ${t}.`);
}
function zl(e) {
	for (;;) {
		let { pair0: t = 0, pair1: n = 0, pair2: r = 0 } = e.args;
		if (t + n + r === 0) {
			e.leave();
			return;
		}
		let i = D.filter((t) => Ll(e, t)), [a] = i;
		if (i.length !== 1 || a === void 0) return;
		Rl(e, a);
	}
}
function Bl(e) {
	return D.some((t) => t === e);
}
function Vl(e) {
	return [
		{
			id: "pay",
			name: "Pay",
			cite: x,
			says: "An either-or symbol is paid with one of its two resources.",
			forMe: "Pay with",
			about: (e) => [e.args.card ?? -1],
			begin: zl,
			moves: [Ul],
			mayPass: () => !1,
			end: e
		},
		{
			id: "gain",
			name: "Gain",
			cite: x,
			says: "An either-or symbol is gained as one of its two resources.",
			moves: [Wl],
			mayPass: () => !1
		},
		{
			id: "market",
			name: "Trade",
			cite: x,
			says: "A text lets you trade one resource for one of another type.",
			moves: [Gl]
		}
	];
}
var Hl, Ul, Wl, Gl, Kl = t((() => {
	C(), js(), O(), Hl = {
		card: 0,
		conquest: 1
	}, Ul = {
		do: "pay",
		says: "Pay an either-or symbol with",
		at: () => "a resource",
		targets: () => D,
		needs: [{
			id: "resource",
			cite: x,
			holds: (e, t, n) => Bl(n) && Ll(e, n),
			lacks: (e, t, n) => `${n} does not pay this symbol, or would be missing for the next (you have ${ws(e)})`
		}],
		play: (e, t, n) => {
			Bl(n) && (Rl(e, n), zl(e));
		}
	}, Wl = {
		do: "gain",
		says: "Gain an either-or symbol as",
		at: () => "a resource",
		targets: () => D,
		needs: [{
			id: "resource",
			cite: x,
			holds: (e, t, n) => Os[e.args.pair ?? 0]?.split("/").includes(n) === !0,
			lacks: (e) => `the symbol is ${Os[e.args.pair ?? 0]}`
		}],
		play: (e, t, n) => {
			if (!Bl(n)) return;
			bs(e, n, 1), e.say(() => `A ${Os[e.args.pair ?? 0]} symbol is gained as ${n}.`);
			let r = (e.args.left ?? 1) - 1;
			e.note("left", r), r === 0 && e.leave();
		}
	}, Gl = {
		do: "swap",
		says: "Trade one for one",
		at: () => "one resource for another",
		targets: () => ks,
		needs: Ss(() => 1),
		names: (e, t) => t.replace(">", " for "),
		play: (e, t, n) => {
			Ts(e, n, 1), e.leave();
		}
	};
}));
// lib/games/conquest-of-orion/table/economy.ts
function ql(e, t) {
	return {
		id: "resources",
		cite: x,
		isPrice: !0,
		holds: (n, r, i) => {
			let a = e(n, r, i);
			return a === void 0 || vs(n, a) || vs(n, t(n, r, i) ?? a);
		},
		lacks: (n, r, i) => {
			let a = t(n, r, i) ?? e(n, r, i);
			return `costs ${a ? Cs(a) : "nothing"}, you have ${ws(n)}`;
		}
	};
}
function $(e) {
	return `#${e}`;
}
function Jl(e, t) {
	let { type: n, isForUnits: r, isForPlanets: i, consumes: a } = A(e, t);
	if (a !== void 0) return Ca(e).filter((t) => Yl(e, t, a)).map($);
	if (n === "unit") return ma(e).map($);
	if (n !== "attachment") return tu;
	let o = r ? [] : ma(e).map($);
	return i ? o : [
		...o,
		...Ca(e).map($),
		...e.in(w.space).map($)
	];
}
function Yl(e, t, n) {
	return n === "" || A(e, t).classification.split(" ").includes(n);
}
function Xl(e) {
	return e === "" ? -1 : Number(e.slice(1));
}
function Zl(e, t) {
	let { type: n, isForUnits: r, isForPlanets: i, consumes: a } = A(e, t);
	return a === void 0 ? n === "unit" || i ? "a planet of yours" : r ? "a unit of yours" : "a planet or a unit of yours" : `a unit of yours that it consumes${a === "" ? "" : ` (${a})`}`;
}
function Ql(e, { for: t = 0, card: n = -1, onto: r = -1 }) {
	t === Hl.conquest ? $l(e, n, r) : eu(e, n, r);
}
function $l(e, t, n) {
	e.move(n, w.planets), e.move(t, e.under(n)), e.exhaust(t), e.use(t), e.use(n), e.setToken(n, E.hurt, e.token(n, E.damage)), e.say(() => `${e.label(t)} conquers ${M(e, n)} and is exhausted.`), e.tell("conquers", t), e.tell("conquered", n);
}
function eu(e, t, n) {
	let { type: r, consumes: i } = A(e, t);
	if (r === "ability") {
		e.use(t), e.move(t, w.graveyard);
		let n = Q.read(e.card(t)).every(({ ability: e }) => e !== void 0);
		e.say(() => `${e.label(t)} resolves${n ? "" : ": do by hand what is left of its text"}.`), e.tell("played", t);
		return;
	}
	let a = i === void 0 ? n : e.hostOf(n);
	a !== n && (e.say(() => `${e.label(t)} consumes ${e.label(n)}.`), Ps(e, n)), xa(e, t, a);
}
var tu, nu, ru, iu, au, ou, su, cu, lu, uu, du, fu, pu, mu = t((() => {
	Pl(), C(), pl(), Js(), Bc(), z(), Kl(), js(), O(), j(), L(), tu = [""], nu = {
		id: "cost",
		cite: x,
		holds: (e, t) => A(e, t).cost !== void 0 || void 0,
		lacks: () => "not known: its cost or its Tier was never published"
	}, ru = {
		id: "tier",
		cite: $r,
		isPrice: !0,
		holds: (e, t) => A(e, t).tier <= e.get(T.tier),
		lacks: (e, t) => `needs Tier ${A(e, t).tier}, you are at ${e.get(T.tier)}`
	}, iu = [
		nu,
		ru,
		ql((e, t) => A(e, t).cost, Fc)
	], au = {
		do: "play",
		says: "Play",
		of: "a card in your hand",
		at: Zl,
		cards: (e) => e.in(w.hand),
		targets: Jl,
		needs: iu,
		wastes: (e, t) => Ml(Q, e, t, "played"),
		play: (e, t, n) => {
			e.say(() => `${e.label(t)} is played.`);
			let r = Fc(e, t);
			r && Fl(e, r, {
				for: Hl.card,
				card: t,
				onto: Xl(n)
			});
		}
	}, ou = {
		do: "deploy",
		says: "Deploy a unit as an achievement",
		cite: ai,
		of: "a card in your hand",
		cards: (e) => e.in(w.hand),
		needs: [
			{
				id: "deploy",
				cite: ai,
				holds: (e, t) => A(e, t).deploy !== void 0,
				lacks: () => "it has no Deploy"
			},
			ru,
			ql((e, t) => A(e, t).deploy, () => void 0)
		],
		play: (e, t) => {
			e.say(() => `${e.label(t)} is deployed.`);
			let n = A(e, t).deploy;
			n && Fl(e, n, {
				for: Hl.card,
				card: t,
				onto: -1
			});
		}
	}, su = {
		...au,
		says: "Play a fast card",
		needs: [{
			id: "fast",
			cite: S,
			holds: (e, t) => A(e, t).isFast,
			lacks: () => "it is neither a fast ability nor a unit with Ambush"
		}, ...iu]
	}, cu = [...Da, {
		id: "settled",
		cite: ei,
		holds: (e, t) => !wa(e, t),
		lacks: () => "it entered play this turn"
	}], lu = [{
		id: "cost",
		cite: ei,
		holds: (e, t, n) => Xl(n) >= 0 && A(e, Xl(n)).colonise === void 0 ? void 0 : !0,
		lacks: () => "not known: what it costs to conquer was never published"
	}, ql((e, t, n) => Xl(n) < 0 ? void 0 : A(e, Xl(n)).colonise, (e, t, n) => Ic(e, Xl(n), t))], uu = {
		do: "conquer",
		says: "Conquer a neutral planet",
		cite: ei,
		of: "a unit on a planet of yours",
		at: () => "a neutral planet",
		cards: Ca,
		targets: (e) => e.in(w.neutral).map($),
		needs: [...cu, ...lu],
		play: (e, t, n) => {
			let r = Ic(e, Xl(n), t);
			r && Fl(e, r, {
				for: Hl.conquest,
				card: t,
				onto: Xl(n)
			});
		}
	}, du = {
		do: "land",
		says: "Move a unit from outer space onto a planet",
		cite: ii,
		of: "a unit in outer space",
		at: () => "a planet of yours",
		cards: (e) => e.in(w.space),
		needs: Da,
		targets: (e) => ma(e).map($),
		play: Ea("lands on")
	}, fu = {
		do: "ascend",
		says: "Pay for the next Tier",
		key: "t",
		cite: $r,
		needs: [
			{
				id: "ascending",
				cite: $r,
				holds: (e) => e.get(T.ascending) === 0,
				lacks: () => "the next Tier is paid for and comes next turn"
			},
			{
				id: "highest-tier",
				cite: $r,
				holds: (e) => e.get(T.tier) < 9,
				lacks: () => "Tier 9 is the highest"
			},
			{
				id: "gold",
				cite: $r,
				holds: (e) => e.get(T.gold) >= e.get(T.tierCost),
				lacks: (e) => `costs ${e.get(T.tierCost)} gold, you have ${e.get(T.gold)}`
			}
		],
		play: (e) => {
			e.add(T.gold, -e.get(T.tierCost)), e.set(T.ascending, 1), e.say(() => `${e.get(T.tierCost)} gold are paid: Tier ${e.get(T.tier) + 1} comes next turn.`);
		}
	}, pu = {
		do: "trade",
		says: "Trade",
		cite: x,
		at: () => "one resource for another",
		targets: () => ks,
		needs: Ss(_s),
		names: (e, t) => t.replace(/^(.+)>(.+)$/, `${_s(e)} $1 for 1 $2`),
		play: (e, t, n) => Ts(e, n)
	};
}));
// lib/games/conquest-of-orion/table/assault.ts
function hu(e, t) {
	return e.token(t, E.assaulted) === P(e);
}
function gu(e, t) {
	return wa(e, t) && !oa(e, t);
}
function _u(e, t) {
	let n = e.hostOf(t);
	return n < 0 ? "what it lies on" : M(e, n);
}
function vu(e, t) {
	return e.zoneOf(t) === w.planets && Pu.holds(e, t, "") === !0 && Fu.holds(e, t, "") === !0;
}
function yu(e, t) {
	return bu(e, t) && Lu.holds(e, t, "") === !0;
}
function bu(e, t) {
	return Pu.holds(e, t, "") === !0 && Fu.holds(e, t, "") === !0 && Iu.holds(e, t, "") === !0;
}
function xu(e) {
	let { armed: t } = k(e);
	return t.length === 0 ? t : t.filter((t) => R(e, t));
}
function Su(e) {
	let t = Ca(e);
	for (let n of k(e).travelers) e.zoneOf(n) === w.planets && t.push(n);
	return t;
}
function Cu(e) {
	return ga(e, yu).length > 0 || k(e).travelers.some((t) => vu(e, t)) || k(e).stealthy.some((t) => Au(e, t));
}
function wu(e) {
	return Gi(e) ? Ki(e).map($) : Ru;
}
function Tu(e, t) {
	let n = F(e, t);
	return n >= 0 || !(sa(e, t) || A(e, t).isArmed) ? n : F(e, e.hostOf(t));
}
function Eu(e, t, n) {
	e.use(t);
	let r = !hu(e, t);
	e.setToken(t, E.assaulted, P(e));
	let i = n === "" ? -1 : Number(n.slice(1));
	return e.setToken(t, E.facing, i + 1), r && e.tell("assaults", t), i;
}
function Du(e, t) {
	return t < 0 ? "" : ` ${M(e, t)}`;
}
function Ou(e, t) {
	let n = na(e, t) + e.sum("siege", t);
	return e.add(T.dealt, n), e.tell("attacks-planet", t), n;
}
function ku(e) {
	return _a(e).filter((t) => {
		if (e.isExhausted(t) || Zi(e, t)) return !1;
		let { isUnit: n, isPlanet: r, isArmed: i } = A(e, t);
		return (n || r || i && !wa(e, t)) && Na(e, t).length > 0;
	});
}
function Au(e, t) {
	return e.hostOf(t) < 0 || !R(e, t) || Zi(e, t) ? !1 : !(e.isExhausted(t) && hu(e, t));
}
function ju(e) {
	for (let t of _a(e)) e.setToken(t, E.facing, 0);
}
function Mu(e, t) {
	return hu(e, t) && !sa(e, t);
}
function Nu(e) {
	for (let t of k(e).forced) if (e.hostOf(t) >= 0 && R(e, t) && yu(e, t) && !hu(e, t)) return t;
	return -1;
}
var Pu, Fu, Iu, Lu, Ru, zu, Bu, Vu, Hu, Uu, Wu, Gu, Ku, qu, Ju, Yu, Xu, Zu, Qu = t((() => {
	jl(), Qt(), $e(), C(), Va(), mu(), z(), pa(), O(), j(), L(), Pu = {
		id: "ready",
		cite: S,
		holds: (e, t) => !e.isExhausted(t),
		lacks: () => "it is exhausted"
	}, Fu = {
		id: "settled",
		cite: S,
		holds: (e, t) => {
			let { isUnit: n, isPlanet: r } = A(e, t);
			return !n && !r ? !wa(e, t) : gu(e, t) ? !1 : n || !e.in(e.under(t)).some((t) => A(e, t).isUnit && gu(e, t));
		},
		lacks: (e, t) => wa(e, t) ? "it entered play this turn" : "a unit on it entered play this turn, and it travels with all of them"
	}, Iu = {
		id: "carried",
		cite: S,
		holds: (e, t) => {
			let { isUnit: n, isPlanet: r } = A(e, t);
			return r || n && !sa(e, t) || hu(e, e.hostOf(t));
		},
		lacks: (e, t) => `it cannot move by itself, and ${_u(e, t)} has not assaulted`
	}, Lu = {
		id: "seen",
		cite: ni,
		holds: (e, t) => !A(e, t).isStealthy || !Zi(e, t),
		lacks: () => "it is stealthed: it neither attacks nor is attacked"
	}, Ru = [""], zu = [], Bu = {
		id: "there",
		cite: S,
		holds: (e, t, n) => {
			if (n === "") return !0;
			let r = Tu(e, t);
			return r < 0 || n === $(r);
		},
		lacks: (e, t) => `it is at ${M(e, Tu(e, t))} in this combat`
	}, Vu = {
		id: "undefended",
		cite: S,
		holds: (e) => !N(e),
		lacks: () => "the opponent may answer first: assault without attacking, and attack in combat"
	}, Hu = {
		id: "not-yet",
		cite: S,
		holds: (e, t) => !hu(e, t),
		lacks: () => "it has assaulted in this turn"
	}, Uu = () => "a planet of the opponent", Wu = {
		do: "assault",
		says: "Assault and attack",
		of: "a unit on a planet of yours, a planet that travels or an Armament",
		at: Uu,
		cards: (e) => [...Su(e), ...xu(e)],
		targets: wu,
		needs: [
			Vu,
			Pu,
			Fu,
			Iu,
			Lu,
			Bu
		],
		play: (e, t, n) => {
			let r = Eu(e, t, n);
			e.exhaust(t), e.add(T.attacks, 1);
			let i = n === "" ? Ou(e, t) : Fa(e, t, r), a = A(e, t).isUnit && r < 0 ? ", then retreats" : "";
			e.say(() => `${e.label(t)} assaults${Du(e, r)} and deals ${i} damage${a}.`);
		}
	}, Gu = {
		do: "advance",
		says: "Assault without attacking",
		of: "a unit on a planet of yours or a planet that travels",
		at: Uu,
		cards: Su,
		targets: wu,
		needs: [
			Pu,
			Fu,
			Iu,
			Lu,
			Hu,
			Bu
		],
		play: (e, t, n) => {
			let r = Eu(e, t, n), i = N(e) ? " yet" : "";
			e.say(() => `${e.label(t)} assaults${Du(e, r)} and does not attack${i}.`);
		}
	}, Ku = {
		...Gu,
		do: "intercept",
		says: "Assault with Intercept",
		cite: ni,
		of: "a unit on a planet of yours",
		cards: (e) => Xt(e) ? Ca(e) : zu,
		needs: [{
			id: "intercept",
			cite: ni,
			holds: (e, t) => A(e, t).isIntercept,
			lacks: () => "it has no Intercept"
		}, ...Gu.needs ?? []]
	}, qu = {
		do: "attack",
		says: "Attack",
		of: "a ready card of yours with something to attack",
		at: () => "something that it can attack",
		cards: ku,
		targets: (e, t) => Na(e, t).map($),
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.use(t), e.exhaust(t), e.add(T.attacks, 1), e.say(() => `${e.label(t)} attacks ${M(e, r)}.`), e.call("strike", {
				card: t,
				target: r
			}), Ol(e, "answer", "other-only", {
				card: t,
				target: r
			});
		}
	}, Ju = {
		id: "strike",
		name: "Attack",
		cite: ri,
		says: "An attack deals its damage, which destroys nothing before the clean-up.",
		begin: (e, { card: t = -1, target: n = -1 }) => {
			if (ja(e, t, n)) {
				let r = Fa(e, t, n);
				e.say(() => `${e.label(t)} deals ${r} damage to ${M(e, n)}.`);
			} else e.say(() => `The attack of ${e.label(t)} has no target any more.`);
		},
		moves: []
	}, Yu = {
		do: "stealth",
		says: "Stealth a unit",
		cite: ni,
		of: "a unit with Stealth on a planet, that has not attacked",
		cards: (e) => k(e).stealthy.filter((t) => Au(e, t)),
		play: (e, t) => {
			e.use(t), e.setToken(t, E.stealthed, P(e)), e.say(() => `${e.label(t)} is stealthed: it can neither attack nor be attacked.`), e.tell("stealthed", t);
		}
	}, Xu = {
		do: "retreat",
		says: "Retreat to another planet",
		cards: (e) => ga(e, Mu),
		of: "a unit that assaulted and can move",
		at: () => "a planet of yours",
		targets: (e) => ma(e).map($),
		needs: [Oa],
		play: Ea("retreats to")
	}, Zu = {
		id: "retreat",
		name: "Post-combat",
		cite: S,
		says: "Each unit that assaulted and has survived goes to a planet of yours: back to its own, or to another one, which exhausts it.",
		run: Al((e) => He(e, Xu)),
		moves: [Xu, pu],
		end: ju
	};
}));
// lib/games/conquest-of-orion/table/defense.ts
function $u(e) {
	return e.in(w.achievements).filter((t) => A(e, t).isUnit);
}
function ed(e) {
	return He(e, su) || Q.canUse(e);
}
function td(e) {
	return N(e) && _a(e).some((t) => F(e, t) >= 0);
}
function nd(e) {
	return {
		cite: S,
		says: e,
		asks: (t) => [...$i(t).map(([e, n]) => `${t.label(e)} assaults ${M(t, n)}.`), e].join(" "),
		about: (e) => $i(e).map(([e]) => e),
		isOpen: !0
	};
}
function rd(e, t, n, r, i) {
	let a = kl({
		id: e,
		name: t,
		...nd(n),
		moves: r
	}, "until-both-pass", i);
	return {
		...a,
		moves: [...a.moves, pu]
	};
}
function id(e, t, n, r) {
	return {
		id: e,
		name: t,
		cite: ti,
		says: n,
		begin: r,
		moves: []
	};
}
var ad, od, sd, cd, ld, ud, dd, fd = t((() => {
	jl(), Qt(), $e(), C(), pl(), Qu(), mu(), z(), O(), j(), L(), ad = {
		id: "open",
		cite: S,
		holds: (e, t, n) => !n.startsWith("#") || e.sum("closed", Number(n.slice(1))) === 0,
		lacks: (e, t, n) => `a text keeps units from moving to ${M(e, Number(n.slice(1)))}`
	}, od = {
		do: "defend",
		says: "Move a unit to another planet",
		of: "a unit on a planet of yours",
		at: () => "a planet of yours",
		cards: Ca,
		targets: (e) => ma(e).map($),
		needs: [
			...Da,
			Oa,
			ad
		],
		play: Ea("moves to")
	}, sd = {
		do: "muster",
		says: "Bring a deployed unit to a planet",
		cite: ai,
		of: "a unit that lies deployed",
		at: () => "a planet of yours",
		cards: $u,
		targets: (e) => ma(e).map($),
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.use(t), e.move(t, e.under(r)), e.say(() => `${e.label(t)} becomes a unit on ${M(e, r)}.`);
		}
	}, cd = {
		...od,
		do: "move",
		needs: [...Da, Oa]
	}, ld = "In the opponent's turn, units with Deploy may come to a planet, and ready units may move to defend one. A unit that moves is exhausted.", ud = [
		id("defender", "Defender's step", "Whoever is assaulted may move units and bring deployed ones.", (e) => {
			(N(e) && e.as(qt(e.side), () => $u(e).length > 0) || td(e)) && Ol(e, "defense", "other-only");
		}),
		id("pre-combat", "Pre-combat step", "Units with Intercept may assault. Fast cards can be played.", (e) => {
			N(e) && (td(e) || He(e, Ku)) && e.call("readiness", { passed: 0 });
		}),
		id("combat", "Combat", "What is near each other attacks, one after the other.", (e) => {
			td(e) && e.call("battle", { passed: 0 });
		})
	], dd = [
		{
			id: "defense",
			name: "Opponent's turn: defend",
			...nd(ld),
			moves: [
				od,
				sd,
				Yu,
				su,
				Q.use,
				pu
			]
		},
		rd("readiness", "Before combat", "Units with Intercept of whoever assaults may assault now. Fast cards can be played.", [
			Ku,
			su,
			Q.use
		], (e) => Xt(e) && He(e, Ku) || ed(e)),
		rd("battle", "Combat", "Your ready units and planets may attack what is near them, and fast cards can be played. Nothing is destroyed before the clean-up.", [
			qu,
			su,
			Q.use
		], (e) => ku(e).length > 0 || ed(e)),
		{
			id: "answer",
			name: "Answer an attack",
			cite: ri,
			says: "An attack can be answered before it deals its damage, and what planets without a deck strike before the clean-up.",
			asks: (e) => {
				let { card: t = -1, target: n = -1 } = e.args;
				return t < 0 ? "Before what has been dealt lethal damage is destroyed, you may play fast cards." : `${e.label(t)} attacks ${M(e, n)}. Answer it, or let it strike.`;
			},
			about: ({ args: { card: e, target: t } }) => e === void 0 || t === void 0 ? [] : [e, t],
			isOpen: !0,
			passing: "Do not answer",
			run: Al(ed),
			moves: [
				su,
				Q.use,
				pu
			]
		},
		Ju,
		{
			id: "shift",
			name: "Opponent's turn: movement",
			cite: ti,
			says: "As the last action of the opponent's turn, you may move your units between your planets.",
			run: Al((e) => He(e, cd)),
			moves: [cd, pu]
		}
	];
}));
// lib/games/conquest-of-orion/table/figures.ts
function pd(e) {
	return Number(e.slice(2));
}
function md(e) {
	for (let { counters: t, usual: n } of yd) for (let r of t) e.set(r, n);
}
function hd(e) {
	return o(D.map((t, n) => `${e.get(_d[n] ?? -1)} ${t}`));
}
function gd(e) {
	return `innate income ${`${e.get(T.innate)} ${D[e.get(T.innateColour)] ?? ""}`}, to go first ${hd(e)}, ${e.get(T.tierCost)} gold for the next Tier`;
}
var _d, vd, yd, bd, xd = t((() => {
	m(), C(), O(), _d = [
		T.startBlue,
		T.startGold,
		T.startRed
	], vd = {
		usual: 1,
		least: 0,
		most: 3
	}, yd = [
		{
			id: "innate",
			counters: [T.innate],
			says: "Innate income",
			usual: 1,
			least: 0,
			most: 3
		},
		{
			id: "innate-colour",
			counters: [T.innateColour],
			says: "Colour of the innate income",
			usual: 0,
			least: 0,
			most: D.length - 1,
			words: D
		},
		{
			id: "start",
			counters: _d,
			says: "Each resource of who goes first",
			...vd
		},
		...D.map((e, t) => ({
			id: `start-${e}`,
			counters: _d.slice(t, t + 1),
			says: `Starting ${e} of who goes first`,
			...vd
		})),
		{
			id: "tier",
			counters: [T.tierCost],
			says: "Gold for the next Tier",
			usual: 3,
			least: 1,
			most: 6
		}
	], bd = yd.map(({ id: e, counters: t, says: n, least: r, most: i, words: a }) => ({
		do: e,
		says: n,
		isForPerson: !0,
		targets: () => Array.from({ length: i - r + 1 }, (e, t) => `x:${r + t}`),
		at: () => "a number from the list",
		needs: [{
			id: "change",
			cite: Qr,
			holds: (e, n, r) => t.some((t) => e.get(t) !== pd(r)),
			lacks: () => "it is so already"
		}],
		names: (e, t) => a?.[pd(t)] ?? t.slice(2),
		play: (e, r, i) => {
			for (let n of t) e.set(n, pd(i));
			e.say(() => `${n}: ${a?.[pd(i)] ?? i.slice(2)}.`);
		}
	}));
}));
// lib/games/conquest-of-orion/table/turn.ts
function Sd(e) {
	return `${e} ${e === 1 ? "card is" : "cards are"}`;
}
function Cd(e, t) {
	e.token(t, E.asleep) > 0 ? e.setToken(t, E.asleep, 0) : e.exhaust(t, !1);
	let n = e.token(t, E.damage), r = n > 0 ? aa(e, t) : 0;
	if (r === 0) return;
	let i = Math.min(r, n);
	e.setToken(t, E.damage, n - i), e.setToken(t, E.hurt, e.token(t, E.hurt) - i), e.say(() => `${M(e, t)} regenerates ${i}.`);
}
function wd(e, t) {
	let n = e.token(t, E.time);
	n > 0 && e.setToken(t, E.time, n - 1), (n === 1 || n === 0 && A(e, t).life > 0) && Ps(e, t);
}
function Td(e, t) {
	for (let n = 0; n < t.length; n++) e[n] = (e[n] ?? 0) + (t[n] ?? 0);
}
function Ed(e) {
	let t = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	t[e.get(T.innateColour)] = e.get(T.innate);
	for (let n of ma(e)) {
		let r = e.token(n, E.damage), i = r > e.token(n, E.hurt);
		e.setToken(n, E.hurt, r);
		let { earns: a, produces: o } = A(e, n);
		a !== 0 && (i ? e.say(() => `${M(e, n)} was damaged and produces nothing.`) : (Td(t, o), e.tell("produces", n)));
	}
	bs(e, "blue", t[0] ?? 0), bs(e, "gold", t[1] ?? 0), bs(e, "red", t[2] ?? 0), e.say(() => `Resources: ${D.map((t) => `${e.get(T[t])} ${t}`).join(", ")}.`);
	for (let n = 0; n < Os.length; n++) {
		let r = t[3 + n] ?? 0;
		r > 0 && e.call("gain", {
			pair: n,
			left: r
		});
	}
}
function Dd(e) {
	let t = e.said("draws", -1);
	return t.length === 0 ? 1 : Math.max(...t);
}
function Od(e, t, n = () => !0) {
	if (!e.hasHad(t)) return [];
	let r = [];
	for (let i = 0; i < e.size; i++) e.token(i, t) !== 0 && n(i) && (e.setToken(i, t, 0), r.push(i));
	return r;
}
function kd(e) {
	e.get(T.ascending) > 0 && (e.set(T.ascending, 0), e.add(T.tier, 1), e.say(() => `Tier ${e.get(T.tier)}.`));
	for (let t of [
		T.traded,
		T.attacks,
		T["enemy-attacks"]
	]) e.set(t, 0);
	Od(e, E.immobile, (t) => Math.max(e.token(t, E.binder), 1) === e.side + 1);
	let t = _a(e);
	for (let n of t) Cd(e, n);
	for (let n of t) wd(e, n);
	for (let t of e.in(w.space)) e.setToken(t, E.was, 0);
	let n = e.draw(w.draw, w.hand, Dd(e));
	if (n === 0 && e.set(T.ended, 1), n !== 0 || N(e)) {
		if (e.say(() => n === 1 ? "A card is drawn." : `${Sd(n)} drawn.`), e.tell("turn-begins", -1), e.turn > 1 || e.get(T.first) === 0) Ed(e);
		else {
			for (let [t, n] of D.entries()) bs(e, n, e.get(_d[t] ?? -1));
			e.say(() => `The first player starts with ${hd(e)}.`);
		}
	}
}
var Ad, jd, Md, Nd, Pd, Fd, Id, Ld, Rd = t((() => {
	jl(), Qt(), C(), Wa(), pl(), Qu(), Js(), fd(), mu(), xd(), z(), Kl(), js(), pa(), O(), j(), L(), Ad = 4, jd = 5, Md = "The rulebook leaves these numbers out. We use the values below. Change them if your group plays otherwise.", Nd = {
		do: "exchange",
		isElsewhere: !0,
		says: "Exchange a card for another",
		of: "a card in your hand",
		cards: (e) => e.in(w.hand),
		play: (e, t) => {
			e.move(t, w.draw, "bottom"), e.add(T.exchanged, 1), e.say(() => `${e.known(t)} goes to the bottom of the deck.`);
		}
	}, Pd = [
		{
			id: "figures",
			name: "Missing numbers",
			cite: Qr,
			says: Md,
			begin: md,
			asks: (e) => `${Md} Now: ${gd(e)}.`,
			moves: bd
		},
		{
			id: "order",
			name: "First or second",
			cite: Qr,
			says: "Who goes first gains no resources in the first turn and starts with a given amount instead.",
			moves: [Yt(T.first, (e) => `You go ${e}.`)],
			mayPass: () => !1,
			end: (e) => {
				e.shuffle(w["planets-deck"]), e.draw(w["planets-deck"], w.neutral, jd);
			}
		},
		{
			id: "exchange",
			name: "Exchange",
			cite: Qr,
			says: "Draw four cards. Put any number of them on the bottom of the deck and draw as many.",
			isForBoth: !0,
			begin: (e) => {
				e.set(T.tier, 1), e.shuffle(w.draw);
				let t = e.draw(w.draw, w.hand, Ad);
				e.say(() => `${Sd(t)} drawn.`);
			},
			moves: [Nd],
			end: (e) => {
				let t = e.draw(w.draw, w.hand, e.get(T.exchanged));
				t > 0 && e.say(() => `${Sd(t)} drawn for those exchanged.`);
			}
		}
	], Fd = [
		au,
		ou,
		uu,
		fu,
		du,
		Q.use,
		pu
	], Id = [
		{
			id: "beginning",
			name: "Beginning of turn",
			cite: ti,
			says: "A Tier that you paid for arrives, cards are readied, and you draw one. Planets produce unless they were damaged since the last income.",
			begin: kd,
			moves: []
		},
		{
			id: "economy",
			name: "Economy",
			cite: ti,
			says: "Play cards whose Tier is reached, conquer neutral planets, pay for the next Tier.",
			moves: Fd,
			end: Is
		},
		{
			id: "assault",
			name: "Assault",
			cite: S,
			says: "Ready units that did not enter play this turn may assault. Against a deck, they attack in combat.",
			begin: Al(Cu),
			moves: [
				Wu,
				Gu,
				Yu,
				su,
				Q.use,
				pu
			],
			mayPass: (e) => Nu(e) < 0,
			end: Ua
		},
		...ud,
		{
			...Zu,
			begin: Is
		},
		{
			id: "post-economy",
			name: "Post-combat economy",
			cite: ti,
			says: "The same as the economy phase, after combat.",
			moves: Fd
		},
		id("movement", "Post-combat movement", "At last, the other side may move units between its planets.", (e) => {
			N(e) && Ol(e, "shift", "other-only");
		}),
		id("ending", "End of turn", "Effects at the end of the turn happen.", (e) => {
			!N(e) && $u(e).length > 0 && e.call("defense"), e.tell("turn-ends", -1);
		}),
		id("clean-up", "Clean-up", "What lasts until end of turn wears off, and lethal damage destroys.", (e) => {
			Od(e, E.boost), Is(e);
			for (let t of Od(e, E.doomed)) Ps(e, t);
		})
	], Ld = [
		...dd,
		...Vl(Ql),
		qs,
		Q.phase
	];
})), zd = /* @__PURE__ */ n({ goldfish: () => Vd });
function Bd(e, t) {
	let n = (e) => (t[e] ?? []).map(([t, n]) => ({
		label: t,
		count: n,
		from: e
	})), r = e.some(({ from: e }) => e === "planets");
	return [...n("common"), ...r ? [] : n("planets")];
}
var Vd, Hd = t((() => {
	Wa(), Ka(), pl(), Js(), hl(), yl(), xl(), Dl(), pa(), O(), Rd(), Vd = {
		texts: Q,
		zones: Ai,
		counters: ji,
		tokens: Ni,
		spent: {
			is: "exhausted",
			again: "ready",
			spend: "Exhaust",
			restore: "Make ready"
		},
		holds: (e) => ki(e) ? "units" : "under",
		begins: {
			main: "draw",
			planets: "planets-deck",
			common: "planets"
		},
		sides: {
			...Mi,
			name: "The opponent"
		},
		alternates: !0,
		first: (e) => e.get(T.first) > 0 ? 0 : 1,
		supplies: Bd,
		setup: Pd,
		phases: Id,
		called: Ld,
		result: Tl,
		score: Cl,
		counts: (e, t) => ({
			damage: na(e, t),
			health: ra(e, t)
		}),
		measures: _l,
		plans: vl,
		opening: bl,
		opponents: Ha,
		enforce: Us,
		forbids: Rs,
		afterFreeMove: Ls,
		areas: Pi,
		autopilot: Ga,
		lineNumbers: [
			2,
			3,
			4,
			5,
			6,
			7,
			8,
			9,
			10,
			11,
			12,
			13,
			14,
			15,
			16,
			17,
			18,
			19,
			20,
			21,
			22,
			23,
			24,
			25
		],
		readings: ml
	};
}));
// lib/games/conquest-of-orion/index.ts
C();
var Ud = {
	id: "conquest-of-orion",
	name: "Conquest of Orion",
	about: "Each player leads one race from its four first planets, conquers others and takes the opponent's last one.",
	feels: "Four home planets, one race. Lose your last planet and you are out.",
	rulebook: b,
	kind: "type",
	attributes: ui,
	sections: pi,
	formats: [{
		id: "constructed",
		name: "Constructed",
		says: "Decks of 50 cards."
	}, {
		id: "limited",
		name: "Limited",
		says: "Decks of 30 cards."
	}],
	options: [],
	house: [{
		id: "copies",
		says: "Copy limit per card.",
		upTo: 4
	}],
	readings: Zr,
	rules: oi,
	layout: di,
	symbols: _i,
	drawings: async () => (await Promise.resolve().then(() => (bi(), vi))).drawings,
	intro: async () => (await Promise.resolve().then(() => (Ci(), xi))).intro,
	terms: async () => (await Promise.resolve().then(() => (Ei(), wi))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (Hd(), zd))).goldfish
}, Wd = [];
Wd[3] = Ud;
var Gd = Jr(Wd, Ud, {
	sets: [
		{
			game: "conquest-of-orion",
			id: "coo-published",
			name: "Conquest of Orion Tutorial: named cards",
			official: !0,
			source: "Every card that the Conquest of Orion Tutorial names, with only what it states (sections 1.3, 1.8.1 and 1.12).",
			cards: [
				{
					name: "Forerunner",
					type: "unit",
					damage: 2,
					sources: {
						type: "1.8.1 Units",
						damage: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Expedition Escort",
					type: "unit",
					damage: 2,
					sources: {
						type: "1.8.1 Units",
						damage: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Osiris",
					type: "unit",
					shields: 2,
					sources: {
						type: "1.8.1 Units",
						shields: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Cloudglider",
					type: "unit",
					damage: 4,
					health: 5,
					sources: {
						type: "1.12 Damage, Stats, and Destruction",
						damage: "1.12 Damage, Stats, and Destruction",
						health: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Plated Voyager",
					type: "unit",
					damage: 3,
					health: 12,
					sources: {
						type: "1.12 Damage, Stats, and Destruction",
						damage: "1.12 Damage, Stats, and Destruction",
						health: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Heliokraken",
					type: "unit",
					damage: 5,
					health: 3,
					sources: {
						type: "1.12 Damage, Stats, and Destruction",
						damage: "1.12 Damage, Stats, and Destruction",
						health: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Iamur",
					type: "planet",
					sources: { type: "1.8.1 Units; 1.12 Damage, Stats, and Destruction" }
				},
				{
					name: "Ice Planet",
					type: "planet",
					planet: "common",
					subtype: "ice",
					damage: 2,
					sources: {
						type: "1.3 Game Start",
						planet: "1.3 Game Start",
						subtype: "1.3 Game Start",
						damage: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Rock Planet",
					type: "planet",
					planet: "common",
					subtype: "rock",
					sources: {
						type: "1.3 Game Start",
						planet: "1.3 Game Start",
						subtype: "1.3 Game Start"
					}
				},
				{
					name: "Lava Planet",
					type: "planet",
					planet: "common",
					subtype: "lava",
					sources: {
						type: "1.3 Game Start",
						planet: "1.3 Game Start",
						subtype: "1.3 Game Start"
					}
				}
			]
		},
		{
			game: "conquest-of-orion",
			id: "coo-stand-ins",
			name: "Placeholder values for the tutorial's cards",
			official: !1,
			source: "Values chosen by Drydock so that the cards named in the tutorial can be played on the table. None of them is a fact.",
			cards: [
				{
					name: "Forerunner",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: "Vessel",
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Expedition Escort",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Vessel",
					health: 1,
					shields: 1,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Osiris",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 4,
					health: 6,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"damage",
						"health",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Cloudglider",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 2,
					classification: "Beast",
					shields: 0,
					regeneration: 2,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Plated Voyager",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Vessel",
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Heliokraken",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 3 },
					tier: 2,
					classification: "Beast",
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Iamur",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "ice",
					colonise: { red: 3 },
					produces: { "blue/gold": 1 },
					damage: 2,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"planet",
						"subtype",
						"colonise",
						"produces",
						"damage",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Ice Planet",
					type: "planet",
					race: null,
					rarity: "copper",
					colonise: { red: 2 },
					produces: { blue: 1 },
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"colonise",
						"produces",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Rock Planet",
					type: "planet",
					race: null,
					rarity: "copper",
					colonise: { red: 2 },
					produces: { gold: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"colonise",
						"produces",
						"damage",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Lava Planet",
					type: "planet",
					race: null,
					rarity: "copper",
					colonise: { red: 2 },
					produces: { red: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"colonise",
						"produces",
						"damage",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				}
			]
		},
		{
			game: "conquest-of-orion",
			id: "coo-practice",
			name: "Practice: Conquest of Orion",
			official: !1,
			practice: !0,
			source: "Cards invented by Drydock for practice: unofficial, not published by anybody.",
			cards: [
				{
					name: "Picket Cutter",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Ensign Volunteers",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: { blue: 1 },
					tier: 1,
					classification: "Crew",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Threshold 2"],
					text: "Threshold 2 — This gets +1 damage and +1 health."
				},
				{
					name: "Hull Welder",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Crew",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Remove 2 damage from another nearby unit or planet."
				},
				{
					name: "Dock Marshal",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Infantry",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Guardian"],
					text: "Guardian."
				},
				{
					name: "Longrange Skiff",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Orbital range"],
					text: "Orbital range."
				},
				{
					name: "Drop Trooper",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Infantry",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Deploy"],
					text: "Deploy 1 blue."
				},
				{
					name: "Survey Frigate",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this conquers a planet, draw a card."
				},
				{
					name: "Escort Wing",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Squadron",
					damage: 3,
					health: 3,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Warning Shot",
					type: "ability",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Deal 1 damage to target unit, or 2 if it's assaulting a planet."
				},
				{
					name: "Rail Salvo",
					type: "ability",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "Deal 3 damage to target unit."
				},
				{
					name: "Hull Gun",
					type: "attachment",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "unit attachment",
					keywords: ["Armament"],
					text: "Armament. This attacks for 2 damage."
				},
				{
					name: "Colonial Charter",
					type: "achievement",
					race: "Humans",
					rarity: "silver",
					cost: { red: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "The colonization costs you pay are 1 red less."
				},
				{
					name: "Tollgate Relay",
					type: "satellite",
					race: "Humans",
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: null,
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units that defend this get +1 damage."
				},
				{
					name: "Lancer Corvette",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 3,
					health: 4,
					shields: 2,
					regeneration: 0,
					keywords: ["Intercept"],
					text: "Intercept."
				},
				{
					name: "Standby Squadron",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/gold": 1
					},
					tier: 2,
					classification: "Squadron",
					damage: 4,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Deploy"],
					text: "Deploy 2 blue."
				},
				{
					name: "Shipyard Foreman",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "Crew",
					damage: 1,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Other nearby units you control get +1 shields."
				},
				{
					name: "Siege Tender",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 3,
					health: 3,
					shields: 1,
					regeneration: 0,
					keywords: ["Orbital range"],
					text: "Orbital range."
				},
				{
					name: "Broadside Cruiser",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 2,
					classification: "Heavy vessel",
					damage: 3,
					health: 5,
					shields: 2,
					regeneration: 0,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Suppressing Fire",
					type: "ability",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Deal 2 damage to each unit that is assaulting target planet."
				},
				{
					name: "Turret Battery",
					type: "attachment",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "planet attachment",
					keywords: ["Armament"],
					text: "Armament. This attacks for 3 damage."
				},
				{
					name: "Halberd Gunship",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Heavy vessel",
					damage: 5,
					health: 5,
					shields: 2,
					regeneration: 0,
					keywords: ["Orbital range"],
					text: "Orbital range."
				},
				{
					name: "Colonel Ishara Vance",
					type: "unit",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Officer",
					damage: 4,
					health: 7,
					shields: 2,
					regeneration: 0,
					keywords: ["Unique"],
					text: "Unique. Other nearby units you control get +1 damage."
				},
				{
					name: "Bombardment Order",
					type: "ability",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 2
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Deal 5 damage to target unit and 2 damage to the planet it's on."
				},
				{
					name: "War College",
					type: "achievement",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Units you control get +1 damage while they assault a planet."
				},
				{
					name: "Ark Carrier",
					type: "unit",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 5,
						gold: 4
					},
					tier: 4,
					classification: "Heavy vessel",
					damage: 6,
					health: 10,
					shields: 4,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost."
				},
				{
					name: "Meridian Cannon",
					type: "attachment",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 4
					},
					tier: 4,
					classification: "planet attachment",
					keywords: ["Armament"],
					text: "Armament. This attacks for 6 damage, and the affected planet gets +3 health."
				},
				{
					name: "Drift Larva",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: {},
					tier: 1,
					classification: "Spawn",
					damage: 0,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Marsh Hatchling",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Spawn",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 1,
					keywords: [],
					text: null
				},
				{
					name: "Needle Swarm",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Spawn",
					damage: 2,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Reed Stalker",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Ambush"],
					text: "Ambush."
				},
				{
					name: "Mudback Grazer",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 1,
					keywords: [],
					text: null
				},
				{
					name: "Gulping Maw",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 4,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Consume a Spawn unit"],
					text: "Consume a Spawn unit."
				},
				{
					name: "Burrow Ward",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 2,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Stationary", "Guardian"],
					text: "Stationary. Guardian."
				},
				{
					name: "Coil Serpent",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Beast",
					damage: 4,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Spore Cloud",
					type: "ability",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Target unit gets -2 damage until end of turn."
				},
				{
					name: "Sudden Molt",
					type: "ability",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Remove all damage from target unit you control."
				},
				{
					name: "Thick Hide",
					type: "attachment",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 health and +1 regeneration."
				},
				{
					name: "Fertile Tides",
					type: "achievement",
					race: "Aliens",
					rarity: "silver",
					cost: { red: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "The first Spawn unit you play each turn costs 1 blue less."
				},
				{
					name: "Brood Moon",
					type: "satellite",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 2,
						"blue/red": 1
					},
					tier: 1,
					classification: null,
					damage: 1,
					health: 4,
					shields: 0,
					regeneration: 1,
					keywords: [],
					text: "Spawn units that defend this get +1 damage."
				},
				{
					name: "Thornback Herd",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 4 },
					tier: 2,
					classification: "Beast",
					damage: 3,
					health: 4,
					shields: 0,
					regeneration: 1,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Ghost Ray",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/gold": 1
					},
					tier: 2,
					classification: "Beast",
					damage: 4,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Ambush", "Stealth"],
					text: "Ambush. Stealth."
				},
				{
					name: "Matron of Tides",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 2,
					classification: "Beast",
					damage: 1,
					health: 5,
					shields: 0,
					regeneration: 2,
					keywords: [],
					text: "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand."
				},
				{
					name: "Ridge Colossus",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Colossus",
					damage: 6,
					health: 7,
					shields: 0,
					regeneration: 1,
					keywords: ["Consume a Beast unit"],
					text: "Consume a Beast unit."
				},
				{
					name: "Frenzied Shoal",
					type: "ability",
					race: "Aliens",
					rarity: "silver",
					cost: { blue: 2 },
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Units you control get +1 damage until end of turn."
				},
				{
					name: "Symbiotic Bond",
					type: "attachment",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +1 damage, +2 health, and +1 regeneration."
				},
				{
					name: "Endless Gestation",
					type: "achievement",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: null,
					keywords: [],
					text: "Whenever a Spawn unit you control is destroyed, gain 1 blue."
				},
				{
					name: "Sky Shoal",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 3,
					classification: "Beast",
					damage: 6,
					health: 5,
					shields: 0,
					regeneration: 0,
					keywords: ["Intercept", "Swiftness"],
					text: "Intercept. Swiftness."
				},
				{
					name: "Canopy Leviathan",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 5,
						gold: 1
					},
					tier: 3,
					classification: "Colossus",
					damage: 5,
					health: 8,
					shields: 0,
					regeneration: 2,
					keywords: ["Ambush"],
					text: "Ambush."
				},
				{
					name: "Abyssal Devourer",
					type: "unit",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Colossus",
					damage: 8,
					health: 10,
					shields: 0,
					regeneration: 2,
					keywords: ["Consume a Beast unit"],
					text: "Consume a Beast unit."
				},
				{
					name: "Ancestral Call",
					type: "achievement",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 3
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Units you control get +1 health and +1 regeneration."
				},
				{
					name: "Glacier Titan",
					type: "unit",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 5,
						gold: 3
					},
					tier: 4,
					classification: "Colossus",
					damage: 7,
					health: 9,
					shields: 0,
					regeneration: 4,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Ummek the Tidal Maw",
					type: "unit",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 6,
						gold: 3
					},
					tier: 4,
					classification: "Colossus",
					damage: 10,
					health: 14,
					shields: 0,
					regeneration: 3,
					keywords: [
						"Unique",
						"Sweep",
						"Consume a Colossus unit"
					],
					text: "Unique. Sweep. Consume a Colossus unit."
				},
				{
					name: "Quartz Sentinel",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Construct",
					damage: 1,
					health: 1,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Chorus Adept",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: { blue: 1 },
					tier: 1,
					classification: "Scholar",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Threshold 2"],
					text: "Threshold 2 — This gets +2 shields."
				},
				{
					name: "Lamp Bearer",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "Scholar",
					damage: 0,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Delay"],
					text: "Delay — Exhaust: Gain 1 gold."
				},
				{
					name: "Basalt Guard",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Construct",
					damage: 1,
					health: 2,
					shields: 1,
					regeneration: 0,
					keywords: ["Guardian"],
					text: "Guardian."
				},
				{
					name: "Prism Archer",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Warrior",
					damage: 3,
					health: 1,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Gate Walker",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 1
					},
					tier: 1,
					classification: "Scholar",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, you may teleport another unit you control to a planet you control."
				},
				{
					name: "Obelisk Warden",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Construct",
					damage: 2,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Stonefoot Phalanx",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Warrior",
					damage: 2,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Fold the Distance",
					type: "ability",
					race: "Torians",
					rarity: "copper",
					cost: { "blue/gold": 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Teleport target unit you control to a planet you control."
				},
				{
					name: "Decree of Stillness",
					type: "ability",
					race: "Torians",
					rarity: "copper",
					cost: {
						blue: 1,
						gold: 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "Exhaust target unit. It doesn't ready at the beginning of its controller's next turn."
				},
				{
					name: "Facet Plating",
					type: "attachment",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 shields."
				},
				{
					name: "Fair Measure",
					type: "achievement",
					race: "Torians",
					rarity: "silver",
					cost: { gold: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "Once each turn, you may trade 2 resources of one type for 1 of another type."
				},
				{
					name: "Anchor Spire",
					type: "satellite",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 1,
					classification: null,
					damage: 1,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Teleport target unit you control to this."
				},
				{
					name: "Mirror Lancer",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Warrior",
					damage: 4,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Terrace Golem",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Construct",
					damage: 3,
					health: 5,
					shields: 4,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Vault Marshal",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Warrior",
					damage: 2,
					health: 4,
					shields: 2,
					regeneration: 0,
					keywords: ["Guardian", "Threshold 3"],
					text: "Guardian. Threshold 3 — This gets +2 shields."
				},
				{
					name: "Keeper of Hours",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 2,
					classification: "Scholar",
					damage: 2,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Delay"],
					text: "Delay — Exhaust: Ready another unit you control."
				},
				{
					name: "Recall to Stone",
					type: "ability",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Return target unit to its owner's hand."
				},
				{
					name: "Resonant Core",
					type: "attachment",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: "planet attachment",
					keywords: [],
					text: "Whenever the affected planet produces resources, gain 1 gold."
				},
				{
					name: "Slow Arithmetic",
					type: "achievement",
					race: "Torians",
					rarity: "gold",
					cost: { gold: 3 },
					tier: 2,
					classification: null,
					keywords: ["Threshold 3"],
					text: "Threshold 3 — At the beginning of your turn, draw a card."
				},
				{
					name: "Aqueduct Titan",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Construct",
					damage: 4,
					health: 6,
					shields: 5,
					regeneration: 0,
					keywords: ["Guardian"],
					text: "Guardian."
				},
				{
					name: "Bridge Geometer",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 3
					},
					tier: 3,
					classification: "Scholar",
					damage: 4,
					health: 6,
					shields: 3,
					regeneration: 0,
					keywords: ["Delay"],
					text: "Delay — Exhaust: Teleport target unit to a planet that its controller controls."
				},
				{
					name: "Sealed Horizon",
					type: "ability",
					race: "Torians",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 3
					},
					tier: 3,
					classification: "fast",
					keywords: [],
					text: "Each assaulting unit retreats onto a planet its controller controls and is exhausted."
				},
				{
					name: "Keystone Mantle",
					type: "attachment",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 3,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 damage and +4 shields."
				},
				{
					name: "Ossuun the Elder Mason",
					type: "unit",
					race: "Torians",
					rarity: "gold",
					cost: {
						blue: 4,
						gold: 4
					},
					tier: 4,
					classification: "Scholar",
					damage: 6,
					health: 8,
					shields: 6,
					regeneration: 0,
					keywords: ["Unique"],
					text: "Unique. Other units you control get +1 shields."
				},
				{
					name: "Grand Concordance",
					type: "achievement",
					race: "Torians",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 5
					},
					tier: 4,
					classification: null,
					keywords: [],
					text: "At the beginning of your turn, you draw two cards instead of one."
				},
				{
					name: "Scrap Jackal",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Machine",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Rust Hornet",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Drone",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Half life 2"],
					text: "Half life 2."
				},
				{
					name: "Pyre Acolyte",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: { blue: 1 },
					tier: 1,
					classification: "Cultist",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Destroy this: Deal 1 damage to target nearby unit."
				},
				{
					name: "Furnace Brute",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Machine",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Breach Hound",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Machine",
					damage: 3,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Slag Crawler",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: "Machine",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this is destroyed, deal 1 damage to each nearby unit."
				},
				{
					name: "Ember Raider",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 1,
						red: 1
					},
					tier: 1,
					classification: "Raider",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Whenever this attacks a planet, gain 1 red."
				},
				{
					name: "Rending Saw",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Machine",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Overcharge",
					type: "ability",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Target unit you control gets +3 damage until end of turn, and is destroyed then."
				},
				{
					name: "Cinder Volley",
					type: "ability",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "Deal 2 damage to target unit and 1 damage to the planet it's on."
				},
				{
					name: "Spiked Ram",
					type: "attachment",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 damage while it assaults a planet."
				},
				{
					name: "Creed of Ash",
					type: "achievement",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 1,
						red: 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "Whenever a unit you control is destroyed during your turn, gain 1 blue."
				},
				{
					name: "Wreckyard Moon",
					type: "satellite",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 2,
						"blue/red": 1
					},
					tier: 1,
					classification: null,
					damage: 2,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler."
				},
				{
					name: "Comet Rider",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/red": 1
					},
					tier: 2,
					classification: "Raider",
					damage: 5,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Hollow Marauder",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 4 },
					tier: 2,
					classification: "Raider",
					damage: 5,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Intercept"],
					text: "Intercept."
				},
				{
					name: "Slagfire Barge",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Heavy machine",
					damage: 4,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Vulture Engine",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "Machine",
					damage: 2,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Whenever another nearby unit is destroyed, gain 1 blue."
				},
				{
					name: "Borrowed Titan",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Heavy machine",
					damage: 6,
					health: 6,
					shields: 0,
					regeneration: 0,
					keywords: ["Half life 3"],
					text: "Half life 3."
				},
				{
					name: "Scorch the Skies",
					type: "ability",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 3,
						red: 1
					},
					tier: 2,
					classification: null,
					keywords: [],
					text: "Deal 2 damage to each unit on target planet."
				},
				{
					name: "Burnout Drive",
					type: "attachment",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 1,
						gold: 1
					},
					tier: 2,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +1 damage and has swiftness."
				},
				{
					name: "Starfall Fanatics",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 4,
						red: 1
					},
					tier: 3,
					classification: "Cultist",
					damage: 7,
					health: 5,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness. This assaults a planet each turn if able."
				},
				{
					name: "Cathedral of Engines",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Heavy machine",
					damage: 7,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: ["Sweep"],
					text: "Sweep."
				},
				{
					name: "Utter Ruin",
					type: "ability",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 3
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Destroy each unit on target planet."
				},
				{
					name: "Hunger for Worlds",
					type: "achievement",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 1,
						red: 2
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Units you control get +2 damage while they attack a planet."
				},
				{
					name: "Extinction Engine",
					type: "unit",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 5,
						gold: 3
					},
					tier: 4,
					classification: "Heavy machine",
					damage: 12,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: ["Barrage", "Half life 3"],
					text: "Barrage. Half life 3."
				},
				{
					name: "Khar-Odos the Last Forge",
					type: "unit",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 6,
						gold: 3
					},
					tier: 4,
					classification: "Heavy machine",
					damage: 10,
					health: 9,
					shields: 2,
					regeneration: 0,
					keywords: ["Unique", "Sweep"],
					text: "Unique. Sweep. When this enters the galaxy, deal 2 damage to target enemy unit."
				},
				{
					name: "Tramp Hauler",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Vessel",
					damage: 0,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, look at the top card of your deck. You may put it on the bottom of your deck."
				},
				{
					name: "Salvage Drone",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Drone",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this is destroyed, gain 1 gold."
				},
				{
					name: "Drifting Mines",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Drone",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Claim Stakers",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { "blue/red": 1 },
					tier: 1,
					classification: "Crew",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this conquers a planet, its colonization cost is 1 red less."
				},
				{
					name: "Homestead Militia",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Infantry",
					damage: 2,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Pathfinder Scout",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 1,
						red: 1
					},
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this conquers a planet, gain 1 red."
				},
				{
					name: "Bounty Runner",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: "Mercenary",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Stealth"],
					text: "Stealth."
				},
				{
					name: "Shielded Courier",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 1,
					shields: 2,
					regeneration: 0,
					keywords: ["Intercept"],
					text: "Intercept."
				},
				{
					name: "Contract Gunners",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Mercenary",
					damage: 4,
					health: 2,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Burst Thrusters",
					type: "ability",
					race: null,
					rarity: "copper",
					cost: { "blue/gold": 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Ready target unit you control."
				},
				{
					name: "Prospector's Luck",
					type: "ability",
					race: null,
					rarity: "copper",
					cost: { "blue/gold": 1 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "Look at the top three cards of your deck. Put one into your hand and the others on the bottom of your deck."
				},
				{
					name: "Patched Hull",
					type: "attachment",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +1 health and +1 shields."
				},
				{
					name: "Mining Claim",
					type: "attachment",
					race: null,
					rarity: "silver",
					cost: {
						red: 2,
						"blue/red": 1
					},
					tier: 1,
					classification: "planet attachment",
					keywords: [],
					text: "Whenever the affected planet produces resources, gain 1 blue."
				},
				{
					name: "Open Markets",
					type: "achievement",
					race: null,
					rarity: "silver",
					cost: {
						"blue/red": 1,
						"gold/red": 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "At the beginning of your turn, you may trade 1 resource for 1 of another type."
				},
				{
					name: "Quiet Waystation",
					type: "satellite",
					race: null,
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: null,
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units you control don't exhaust when they move onto this."
				},
				{
					name: "Armored Freighter",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/gold": 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 2,
					health: 6,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Refugee Convoy",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 2,
						"blue/red": 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 1,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, draw a card."
				},
				{
					name: "Autonomous Battery",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 3 },
					tier: 2,
					classification: "Drone",
					damage: 5,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Rogue Interdictor",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Mercenary",
					damage: 3,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Intercept", "Guardian"],
					text: "Intercept. Guardian."
				},
				{
					name: "Night Smuggler",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 2,
						"gold/red": 1
					},
					tier: 2,
					classification: "Mercenary",
					damage: 3,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: ["Stealth"],
					text: "Stealth. Whenever you stealth this during your turn, gain 1 gold."
				},
				{
					name: "Quarantine Order",
					type: "ability",
					race: null,
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Target unit has immobile until the beginning of your next turn."
				},
				{
					name: "Shield Umbrella",
					type: "attachment",
					race: null,
					rarity: "copper",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "planet attachment",
					keywords: [],
					text: "The affected planet and each unit that defends it get +1 shields."
				},
				{
					name: "Expansion Program",
					type: "achievement",
					race: null,
					rarity: "copper",
					cost: {
						red: 2,
						"gold/red": 1
					},
					tier: 2,
					classification: null,
					keywords: [],
					text: "Whenever you conquer a planet, draw a card."
				},
				{
					name: "Mercenary Armada",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 5,
						gold: 1
					},
					tier: 3,
					classification: "Mercenary",
					damage: 6,
					health: 8,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Clockwork Comet",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						"gold/red": 1
					},
					tier: 3,
					classification: "Drone",
					damage: 8,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness", "Half life 2"],
					text: "Swiftness. Half life 2."
				},
				{
					name: "Awakened Derelict",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Heavy vessel",
					damage: 6,
					health: 6,
					shields: 3,
					regeneration: 0,
					keywords: ["Threshold 4"],
					text: "Threshold 4 — This gets +2 damage."
				},
				{
					name: "Silent Arbiter",
					type: "unit",
					race: null,
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 3
					},
					tier: 3,
					classification: "Mercenary",
					damage: 5,
					health: 6,
					shields: 3,
					regeneration: 0,
					keywords: ["Intercept", "Stealth"],
					text: "Intercept. Stealth."
				},
				{
					name: "Gravity Collapse",
					type: "ability",
					race: null,
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 2,
						red: 1
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Return each unit on target planet to its owner's hand."
				},
				{
					name: "Pale Monolith",
					type: "satellite",
					race: null,
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 4
					},
					tier: 4,
					classification: null,
					damage: 5,
					health: 8,
					shields: 5,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler."
				},
				{
					name: "Vigil of Dead Suns",
					type: "achievement",
					race: null,
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 4
					},
					tier: 4,
					classification: null,
					keywords: [],
					text: "At the end of your turn, ready all units you control."
				},
				{
					name: "Hollow Frost",
					type: "planet",
					race: null,
					rarity: "copper",
					planet: "unique",
					subtype: "ice",
					colonise: { red: 2 },
					produces: { blue: 1 },
					damage: 1,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When you conquer this, draw a card."
				},
				{
					name: "Lantern Reef",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: { red: 3 },
					produces: { "blue/gold": 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units that defend this get +1 shields."
				},
				{
					name: "Nivaris",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: {
						red: 3,
						"blue/red": 1
					},
					produces: { blue: 2 },
					damage: 1,
					health: 6,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units can't move onto this during the defender's step."
				},
				{
					name: "Corrin's Veil",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: {
						blue: 1,
						red: 2
					},
					produces: { blue: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Teleport target unit you control to this."
				},
				{
					name: "Whitewater Deep",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: {
						red: 3,
						"blue/red": 1
					},
					produces: { blue: 1 },
					damage: 3,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units that defend this get +1 regeneration."
				},
				{
					name: "Tessarine",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "ice",
					colonise: {
						gold: 1,
						red: 3
					},
					produces: { blue: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: ["Threshold 3"],
					text: "Threshold 3 — At the beginning of your turn, draw a card."
				},
				{
					name: "Karrow Flats",
					type: "planet",
					race: null,
					rarity: "copper",
					planet: "unique",
					subtype: "rock",
					colonise: { red: 2 },
					produces: { gold: 1 },
					damage: 2,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "The first achievement you play each turn costs 1 gold less."
				},
				{
					name: "Graven Mesa",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "rock",
					colonise: { red: 3 },
					produces: { gold: 1 },
					damage: 2,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "While a unit defends this, this gets +2 damage."
				},
				{
					name: "Foundry Reach",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "rock",
					colonise: {
						red: 3,
						"gold/red": 1
					},
					produces: {
						gold: 1,
						"blue/gold": 1
					},
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "The first attachment you play each turn costs 1 blue less."
				},
				{
					name: "Old Perimeter",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "rock",
					colonise: {
						gold: 1,
						red: 2
					},
					produces: { gold: 1 },
					damage: 4,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this is destroyed, deal 2 damage to each unit on it."
				},
				{
					name: "Wandering Hearth",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "rock",
					colonise: { red: 4 },
					produces: { gold: 1 },
					damage: 3,
					health: 9,
					shields: 0,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler. Units that defend this get +1 health."
				},
				{
					name: "Cinderhold",
					type: "planet",
					race: null,
					rarity: "copper",
					planet: "unique",
					subtype: "lava",
					colonise: { red: 2 },
					produces: { red: 1 },
					damage: 2,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Whenever a unit assaults this, deal 1 damage to that unit."
				},
				{
					name: "Brimlight",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "lava",
					colonise: { red: 3 },
					produces: { "blue/red": 1 },
					damage: 2,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "The colonization costs you pay are 1 red less."
				},
				{
					name: "Vault of Embers",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "lava",
					colonise: { red: 3 },
					produces: { "gold/red": 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When you conquer this, gain 2 gold."
				},
				{
					name: "Ashen Crown",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "lava",
					colonise: {
						red: 4,
						"gold/red": 1
					},
					produces: {
						red: 1,
						"blue/red": 1
					},
					damage: 3,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Deal 1 damage to target unit."
				},
				{
					name: "Roaming Caldera",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "lava",
					colonise: {
						blue: 1,
						red: 3
					},
					produces: { "blue/red": 1 },
					damage: 3,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler. This gets +1 damage while it assaults a planet."
				}
			]
		}
	],
	numbers: /* @__PURE__ */ "Forerunner.Expedition Escort.Osiris.Cloudglider.Plated Voyager.Heliokraken.Iamur.Ice Planet.Rock Planet.Lava Planet.Picket Cutter.Ensign Volunteers.Hull Welder.Dock Marshal.Longrange Skiff.Drop Trooper.Survey Frigate.Escort Wing.Warning Shot.Rail Salvo.Hull Gun.Colonial Charter.Tollgate Relay.Lancer Corvette.Standby Squadron.Shipyard Foreman.Siege Tender.Broadside Cruiser.Suppressing Fire.Turret Battery.Halberd Gunship.Colonel Ishara Vance.Bombardment Order.War College.Ark Carrier.Meridian Cannon.Drift Larva.Marsh Hatchling.Needle Swarm.Reed Stalker.Mudback Grazer.Gulping Maw.Burrow Ward.Coil Serpent.Spore Cloud.Sudden Molt.Thick Hide.Fertile Tides.Brood Moon.Thornback Herd.Ghost Ray.Matron of Tides.Ridge Colossus.Frenzied Shoal.Symbiotic Bond.Endless Gestation.Sky Shoal.Canopy Leviathan.Abyssal Devourer.Ancestral Call.Glacier Titan.Ummek the Tidal Maw.Quartz Sentinel.Chorus Adept.Lamp Bearer.Basalt Guard.Prism Archer.Gate Walker.Obelisk Warden.Stonefoot Phalanx.Fold the Distance.Decree of Stillness.Facet Plating.Fair Measure.Anchor Spire.Mirror Lancer.Terrace Golem.Vault Marshal.Keeper of Hours.Recall to Stone.Resonant Core.Slow Arithmetic.Aqueduct Titan.Bridge Geometer.Sealed Horizon.Keystone Mantle.Ossuun the Elder Mason.Grand Concordance.Scrap Jackal.Rust Hornet.Pyre Acolyte.Furnace Brute.Breach Hound.Slag Crawler.Ember Raider.Rending Saw.Overcharge.Cinder Volley.Spiked Ram.Creed of Ash.Wreckyard Moon.Comet Rider.Hollow Marauder.Slagfire Barge.Vulture Engine.Borrowed Titan.Scorch the Skies.Burnout Drive.Starfall Fanatics.Cathedral of Engines.Utter Ruin.Hunger for Worlds.Extinction Engine.Khar-Odos the Last Forge.Tramp Hauler.Salvage Drone.Drifting Mines.Claim Stakers.Homestead Militia.Pathfinder Scout.Bounty Runner.Shielded Courier.Contract Gunners.Burst Thrusters.Prospector's Luck.Patched Hull.Mining Claim.Open Markets.Quiet Waystation.Armored Freighter.Refugee Convoy.Autonomous Battery.Rogue Interdictor.Night Smuggler.Quarantine Order.Shield Umbrella.Expansion Program.Mercenary Armada.Clockwork Comet.Awakened Derelict.Silent Arbiter.Gravity Collapse.Pale Monolith.Vigil of Dead Suns.Hollow Frost.Lantern Reef.Nivaris.Corrin's Veil.Whitewater Deep.Tessarine.Karrow Flats.Graven Mesa.Foundry Reach.Old Perimeter.Wandering Hearth.Cinderhold.Brimlight.Vault of Embers.Ashen Crown.Roaming Caldera".split("."),
	piles: {
		common: [
			["Ice Planet", 2],
			["Rock Planet", 1],
			["Lava Planet", 1]
		],
		planets: [
			["Hollow Frost", 1],
			["Lantern Reef", 1],
			["Nivaris", 1],
			["Corrin's Veil", 1],
			["Whitewater Deep", 1],
			["Tessarine", 1],
			["Karrow Flats", 1],
			["Graven Mesa", 1],
			["Foundry Reach", 1],
			["Old Perimeter", 1],
			["Wandering Hearth", 1],
			["Cinderhold", 1],
			["Brimlight", 1],
			["Vault of Embers", 1],
			["Ashen Crown", 1],
			["Roaming Caldera", 1]
		],
		fleet: [
			["Scrap Jackal", 3],
			["Rust Hornet", 4],
			["Furnace Brute", 4],
			["Breach Hound", 4],
			["Slag Crawler", 3],
			["Homestead Militia", 4],
			["Contract Gunners", 4],
			["Rending Saw", 3],
			["Comet Rider", 4],
			["Slagfire Barge", 4],
			["Hollow Marauder", 3],
			["Mercenary Armada", 3],
			["Starfall Fanatics", 3],
			["Cathedral of Engines", 3],
			["Extinction Engine", 1]
		],
		vanguard: [
			["Homestead Militia", 4],
			["Pathfinder Scout", 3],
			["Claim Stakers", 3],
			["Salvage Drone", 4],
			["Contract Gunners", 4],
			["Shielded Courier", 4],
			["Bounty Runner", 3],
			["Patched Hull", 2],
			["Armored Freighter", 4],
			["Rogue Interdictor", 4],
			["Night Smuggler", 3],
			["Autonomous Battery", 3],
			["Refugee Convoy", 2],
			["Mercenary Armada", 3],
			["Awakened Derelict", 2],
			["Silent Arbiter", 2]
		],
		patrol: [
			["Tramp Hauler", 8],
			["Salvage Drone", 8],
			["Claim Stakers", 4],
			["Shielded Courier", 6],
			["Bounty Runner", 4],
			["Homestead Militia", 6],
			["Refugee Convoy", 6],
			["Armored Freighter", 4],
			["Drifting Mines", 4]
		]
	}
});
export { Gd as film };
