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
	return re[e] ?? String(e);
}
function o(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > ie ? `${e.slice(0, ie).join(", ")} ${t} ${e.length - ie} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function s(e) {
	let t = se.get(e);
	return t === void 0 && (t = c(u(e)), le += e.length + t.length, le > ce && (se.clear(), le = e.length + t.length), se.set(e, t)), t;
}
function c(e) {
	if (e.length <= ae) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function l(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function u(e) {
	if (oe.test(e)) return l(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return oe.test(t) ? l(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
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
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), te(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = m(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : p(r, t, n) ? 4.5 : void 0;
}
function p(e, t, n) {
	if (e.length < ue || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function m(e, t, n) {
	let [r, i] = ee(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = h(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = h(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? h(o, a - 2) + 1 : c, d = Math.min(h(s, a) + 1, h(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return h(s, i.length);
}
function ee(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function te({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	de.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (de[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (de[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function h(e, t) {
	return e[t] ?? Infinity;
}
function ne(e, t, n, i = new r(Infinity)) {
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
	return o.sort((e, t) => e.score - t.score).slice(0, fe).map(({ thing: e }) => e);
}
var re, ie, ae, oe, se, ce, le, ue, de, fe, g = t((() => {
	i(), re = [
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
	], ie = 30, ae = 100, oe = /^[ -~]*$/, se = /* @__PURE__ */ new Map(), ce = 2e6, le = 0, ue = 6, de = /* @__PURE__ */ new Int16Array(32), fe = 3;
}));
// lib/core/card/fact.ts
g();
var _ = class e {
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
}, pe = class e {
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
		return this.#i ??= _.lacking(this), this.#i;
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
		return this.#e === "known" ? this.#t === e ? _.yes : _.no : this.#e === "none" ? _.no : this.#s(e) ? this.#c([e]) : _.no;
	}
	isOneOf(...e) {
		return this.#e === "known" ? e.includes(this.#t) ? _.yes : _.no : this.#e === "none" ? _.no : e.some((e) => this.#s(e)) ? this.#c(e) : _.no;
	}
	above(e) {
		return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? _.yes : _.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? _.no : this.#o;
	}
	asks(e) {
		if (this.#e === "known") return e(this.#t) ? _.yes : _.no;
		if (this.#e === "none") return _.no;
		let t = this.#n.among;
		return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? _.yes : this.#o : _.no : this.#o;
	}
	isNone() {
		return this.#e === "missing" ? this.#n.orNone ? this.#o : _.no : this.#e === "none" ? _.yes : _.no;
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
		return t !== void 0 && !n && t.every((t) => e.includes(t)) ? _.yes : this.#o;
	}
};
function v(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function me(e, t) {
	return e[t] ?? "";
}
function he(e, t) {
	let { attributes: n, label: r, set: i } = t, a = v(e, t.kind), o = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? ge(e, r, n) : ye(e, r, n, a);
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
function ge(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => v(e, t) !== void 0 && v(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? v(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return pe.missing(t.label, { among: s });
}
var [_e, ve] = [{ orNone: !0 }, { orNone: !1 }];
function ye(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return pe.none(t.label);
	let i = v(e, t.name);
	if (i === null) return pe.none(t.label);
	if (i !== void 0) return pe.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return pe.missing(t.label, a ? _e : ve);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = v(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return pe.missing(t.label, o);
}
// lib/core/card/overlay.ts
function be(e, t, n) {
	let [r, i] = [v(t, e), v(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !xe(r, v(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function xe(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
// lib/cards/pool.ts
g();
var Se = 250, Ce = 200;
function we({ attributes: e, kind: t }, n, r, i) {
	return he(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Te(e, t) {
	return s(Ee(e, t));
}
function Ee(e, t) {
	let n = e.numbered === void 0 ? void 0 : v(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var De = class e {
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
		let t = new Oe(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % Se === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % Se === 0 && (yield);
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
		if (e.length > Ce) return;
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
		let i = Ee(this.game, e), a = we(this.game, e, i, t), o = s(i), c = {
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
}, Oe = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = s(e.name), r = this.#t.get(n) ?? [], i = ke(this.#e, e, t, r);
		if (i) {
			i.card = be(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Te(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function ke(e, t, n, r) {
	let i = Te(e, t), a = r.find((t) => Te(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && v(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function y(e, t) {
	let n = e.index.spots[t];
	if (!n) return Ae(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function Ae(e, t) {
	return `${e.label(t)}${Pe(e, t) ? je(e, t) : ""}`;
}
function je(e, t) {
	return e.as(e.person, () => ` (${Me(e, t).join(", ")})`);
}
function Me(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Le(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, y(e, n)] : [
		...i,
		e.label(a),
		...Pe(e, a) ? Me(e, a) : []
	];
}
function Ne(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Pe(e, t) {
	if (!Ne(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Ne(e, r)) return !0;
	return !1;
}
var Fe = {
	one: "st",
	two: "nd",
	few: "rd",
	other: "th"
}, Ie = new Intl.PluralRules("en", { type: "ordinal" });
function Le(e) {
	return `${e}${Fe[Ie.select(e)]}`;
}
// lib/core/table/why-not.ts
function Re(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function ze(e, t, n) {
	for (let r of n === void 0 ? He(e, t) : [n]) for (let n of Ue(e, t, r)) if (Re(e, t, r, n)) return !0;
	return !1;
}
var Be = [-1], Ve = [""];
function He(e, t) {
	return t.cards ? t.cards(e) : Be;
}
function Ue(e, t, n) {
	return t.targets ? t.targets(e, n) : Ve;
}
function We(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Ke(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = qe(e, n, r, i);
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
function Ge(e, t, n) {
	return t.moves.flatMap((r) => {
		if (r.isForPerson || !r.cards?.(e).includes(n) || ze(e, r, n)) return [];
		let i = Ue(e, r, n), a = (i.length === 0 ? Ve : i).map((i) => We(e, t, r, {
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
function Ke(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (!t.cards(e).includes(n)) return e.isHidden(n) ? `needs ${r}, and that card is hidden from you` : `needs ${r}; ${e.known(n)} is in ${y(e, e.zoneOf(n))}`;
}
function qe(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${Je(e, r)}`;
}
function Je(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? Ae(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? y(e, r) : `“${t}”`;
}
function Ye({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
// lib/core/table/allowed.ts
var Xe = { do: "pass" };
function Ze(e, t, n) {
	for (let r of He(e, t)) for (let i of Ue(e, t, r)) Re(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function b({ moves: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function Qe(e, t, n, r) {
	if (!n) return r.do === Xe.do && r.card === void 0 && r.to === void 0 && $e(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : Re(e, n, i, a);
}
function $e(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
function et(e, t, n = tt) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
var tt, nt, rt = t((() => {
	tt = {}, nt = "A face-down card";
}));
// lib/core/table/board.ts
function it(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function at(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var ot, st = t((() => {
	ot = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
rt(), g(), st();
var ct = 999, lt = 80;
function ut(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${lt} letters.`;
	if (t === "roll") return `The table has dice with ${o(bt.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${y(e, r)}.` : "Look at one card or more.";
}
function dt(e, t, n) {
	let r = mt(t, n) ?? ht(t, n) ?? e.forbids?.(t, n) ?? gt(t, n) ?? _t(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card);
	t.beats?.move(t.side, n);
	let a = yt[n.free](t, n);
	if (a === void 0) return t.beats?.begin(), ut(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var ft = [
	"move",
	"look",
	"search",
	"shuffle"
], pt = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function mt(e, { free: t, card: n }) {
	return Object.hasOwn(yt, t) ? n === void 0 ? pt.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function ht(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : ft.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : vt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function gt(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function _t(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? vt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > ct ? `A number at the table is at most ${ct}, and at least -${ct} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function vt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var yt = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || St(e, i, t)) return;
		let a = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual", a ? e.isUp(t) : void 0);
		let o = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${o} ${y(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = vt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${xt(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${xt(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > lt)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), e.beats?.card(t), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${y(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${y(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${y(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!bt.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, bt = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function xt({ board: e }) {
	return e.spent ?? ot;
}
function St(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function Ct(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var wt = t((() => {}));
// lib/core/table/left-to-you.ts
wt();
function Tt(e, t, n) {
	let r = Ct(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function Et(e, t) {
	for (let n of t.used) {
		let r = !t.isUp(n) && t.isInPlay(t.zoneOf(n)) ? void 0 : Tt(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function Dt({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/memo.ts
function x(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var Ot = t((() => {}));
// lib/core/table/seats.ts
function S({ seats: [e, t] }) {
	return (e === "person" || e === "pilot") && (t === "person" || t === "pilot");
}
function kt({ cards: e }) {
	return e.filter(({ side: e }) => e === void 0);
}
function At(e, t) {
	let { id: n, cards: r, isIdle: i } = t;
	if (e.opposite === n) return e;
	let a = Rt(e.cards), o = a.get(t) ?? [...kt(e), ...r];
	a.set(t, o);
	let s = n === "nobody" ? "nobody" : i ? "script" : "pilot";
	return {
		...e,
		cards: o,
		seats: [e.seats[0], s],
		opposite: n
	};
}
function jt(e, t) {
	let n = t === e.opposite ? void 0 : e.opponents?.find((e) => e.id === t);
	return n ? At(e, n) : e;
}
function Mt(e, t) {
	let n = (e.opponents ?? []).filter(({ id: e }) => e !== t.id);
	return {
		...e,
		opponents: [...n, t]
	};
}
function Nt(e, { seed: t, opposite: n, origin: r }) {
	let i = jt(e, n);
	return {
		...r?.seats[1] === "person" && Pt(i) || i,
		seed: t
	};
}
function Pt(e) {
	let [t, n] = e.seats;
	return S(e) ? {
		...e,
		seats: [n, t]
	} : void 0;
}
var Ft, It, Lt, Rt, C = t((() => {
	Ot(), Ft = "nobody", It = {
		seats: ["person", "nobody"],
		opposite: Ft
	}, Lt = {
		id: Ft,
		name: Ft,
		list: [],
		isWhole: !0
	}, Rt = x((e) => /* @__PURE__ */ new Map());
}));
// lib/core/table/sides.ts
function zt({ player: e, between: t, theirs: n }) {
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
		ZONE: it(o),
		COUNTER: at(s),
		sides: {
			places: e.zones.reduce((e, { slots: t = 1 }) => e + t, 0),
			counters: e.counters.length
		}
	};
}
function w(e) {
	return +(e === 0);
}
function Bt({ places: e }, t) {
	return t.map((t) => t + e);
}
function Vt(e, t) {
	return [...t, ...Bt(e, t)];
}
function Ht(e, t) {
	for (let n of [0, 1]) e.as(n, t);
}
var Ut, Wt = t((() => {
	st(), Ut = {
		face: "down",
		hides: !0
	};
}));
C(), Wt();
var Gt = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [Kt(t, 2654435769), Kt(t, 608135816)], i = new e(n, r, Kt(t, 3084996962), 1);
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
function Kt(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
var qt = [4, 8], Jt = qt[0] | qt[1], Yt = class {
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
		this.put(e, Jt, !1);
	}
};
// lib/core/table/kept.ts
function Xt(e, t = !1) {
	let n = Qt++;
	return (r, i = -1) => {
		let { kept: a } = r;
		a.shelves[n] ??= {
			stamps: [],
			values: []
		};
		let { stamps: o, values: s } = a.shelves[n], c = 2 * i + 2 + (t && i >= 0 ? 0 : r.side), l = o[c] ?? 0, u = a.stamp(l & 3) === l;
		if (u && !$t) return a.reads(l & 3), s[c];
		let d = a.depth;
		a.depth = 0;
		let f = e(r, i);
		return u && $t?.(s[c], f), o[c] = a.stamp(a.depth), s[c] = f, a.reads(d), f;
	};
}
var Zt, Qt, $t, en = t((() => {
	Zt = class {
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
	}, Qt = 0;
}));
// lib/core/table/piles.ts
en();
function tn(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function nn(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function rn(e, t, n) {
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
function an(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = Gt.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var on = class {
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
}, sn = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, cn = class {
	spots;
	holders;
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new WeakMap();
	#i = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(fn);
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
		return e === 0 ? t : dn(t, this.#t.places);
	}
	counterFor(e, t) {
		return e === 0 ? t : dn(t, this.#t.counters);
	}
	lie(e) {
		return this.spots[e] ?? sn;
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
}, ln = /* @__PURE__ */ new WeakMap();
function un(e) {
	let t = ln.get(e);
	if (t) return t;
	let n = new cn(e);
	return ln.set(e, n), n;
}
function dn(e, t) {
	return e < t ? e < 0 ? e : e + t : e < 2 * t ? e - t : e;
}
function fn(e) {
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
var pn = [], mn = class e {
	board;
	index;
	start;
	dice;
	kept = new Zt();
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
		this.board = e, this.index = n?.index ?? un(e), this.start = t, this.#s = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		this.dice = r ?? (n ? n.dice.copy() : Gt.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice();
		let o = n ? n.#r.all : a.map((e) => +!!this.index.lie(e).isUp);
		this.#r = new Yt(this.kept, o), this.#i = new on(this.kept, t.cards.length, n ? n.#i : void 0), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.#e = (n ? n.#e : [et("", 0)]).map((e) => ({ ...e })), this.running = this.top, this.log = r ? void 0 : n?.log?.slice(), this.#o = n?.side ?? 0, this.person = +(t.seats[1] === "person"), this.turn = n?.turn ?? 0, this.played = n?.played ?? 0, this.lastOpen = n?.lastOpen ?? 0, this.notes = new Map(n?.notes);
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
		return this.#t[this.#c(e)] ?? pn;
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
		tn(this.#t[i], e);
		let a = this.#c(t), o = this.index.lie(a), s = this.#t[a] ?? [];
		this.#t[a] = s, this.kept.moves++, this.touched?.add(e), this.log && o.isPlay && (r ?? o.isUp) && !(this.isUp(e) && this.index.lie(i).isPlay) && this.use(e), o.isPile && n === "usual" ? nn(s, e) : s.push(e), this.#n[e] = a, this.#r.lay(e, r ?? o.isUp, o.isPlay), o.isPlay || this.#i.clear(e), o.isPlay || this.notes.delete(e), this.beats?.card(e);
	}
	draw(e, t, n) {
		let r = this.in(e).slice(0, Math.max(Math.ceil(n), 0));
		for (let e of r) this.move(e, t);
		return r.length;
	}
	shuffle(e) {
		let t = this.#c(e), n = this.#t[t] ?? [];
		this.kept.moves++, an(n, this.nameOf(t), this);
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
		return this.#r.has(e, qt[t]);
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
		return this.isHidden(e) ? nt : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#r.put(e, qt[this.#o], !0), this.beats?.card(e);
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
	call(e, t = tt, n = this.#o) {
		this.stack.push(et(e, n, t));
	}
	tell(e, t, n = !1) {
		this.board.texts?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.board.texts?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.board.texts?.said(this, e, t) ?? pn;
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
		for (let [t, r] of rn(n, i, this.dice)) this.#n[t] = e[r] ?? -1;
		this.#r.follow(r, n.flat()), this.#i.follow(r, n.flat());
	}
};
// lib/core/table/dealer.ts
rt();
var hn = 1e4, gn = class {
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
		let r = new mn(this.goldfish, e);
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
			by: Dt(this.goldfish.score(e))
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
		for (let r of t.phase.moves) Ze(e, r, n);
		return $e(e, t.phase) && n.push(Xe), n;
	}
	says(e, { do: t, to: n }) {
		let r = this.#r(e.top.phase), i = b(r.phase, t);
		if (!i) return {
			what: "Pass",
			...r.phase.passing !== void 0 && { where: r.phase.passing }
		};
		if (n === void 0) return {
			what: i.tells?.(e) ?? i.says,
			uses: i.uses
		};
		let a = e.zone(n), o = /^#\d+$/.test(n) ? Ae(e, Number(n.slice(1))) : n;
		return {
			what: i.says,
			where: i.names?.(e, n) ?? (a >= 0 ? y(e, a) : o)
		};
	}
	keyed(e, t) {
		let n = this.phase(e).moves.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return Qe(e, n.phase, b(n.phase, t.do), t);
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
		let i = b(n.phase, t.do);
		if (!i) return this.#n(e, r, t);
		let a = We(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === Xe.do) {
			if (n.card !== void 0 || n.to !== void 0) return {
				what: "Pass",
				lacks: [{
					id: "card",
					says: "names no card and no place",
					cite: r
				}]
			};
			let i = `first do this: ${t.asks?.(e) ?? t.says}`;
			return $e(e, t) ? void 0 : {
				what: "Pass",
				lacks: [{
					id: "choice",
					says: i,
					cite: r
				}]
			};
		}
		let i = [...this.#t.values()].filter((e) => b(e.phase, n.do)), [a] = i, o = a && b(a.phase, n.do);
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
			lacks: [s, ...c ? [] : We(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let n = this.phase(e), r = Ge(e, n, t);
		if (r.length > 0 || yn(e, n.moves, t)) return r;
		let [i] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && yn(e, i, t)), [a] = i?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], o = a && this.#n(e, n, {
			do: a.do,
			card: t
		});
		return o ? [{
			...o,
			lacks: o.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return b(this.phase(e), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		return this.phase(e).moves.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return b(this.phase(e), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (e.beats?.begin(), this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.used.clear(), "free" in t) {
			if (!this.isOpen(e)) return `First finish what has begun: ${this.phase(e).name}.`;
			let n = dt(this.goldfish, e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!Qe(e, n.phase, b(n.phase, t.do), t)) return this.#i(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#s(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#a(e, n);
		return e.log && !r && !this.isOver(e) && Et(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase);
		return vn(e.isPersons ? n : r, e) || ($e(e, t) ? {
			move: Xe,
			says: "There is nothing better to do, so pass."
		} : e.isPersons && n !== r ? vn(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Ye(n);
	}
	#a(e, t) {
		for (let n = 0; n < hn; n++) {
			e.turnTo(e.person);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), _n(t);
			let r = e.top;
			if (e.running = r, e.kept.others++, e.turnTo(r.side), r.phase === "") this.#d(e, this.#e);
			else if (this.#c(e, r, this.#r(r.phase))) {
				if (this.isOver(e)) continue;
				if (e.isPersons) return _n(t);
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
		if (n && !Qe(e, t.phase, b(t.phase, r.do), r)) return `${e.board.sides?.name}: ${this.#i(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#s(e, t, r);
	}
	#s(e, t, n) {
		let { do: r, card: i = -1, to: a = "" } = n;
		e.beats?.move(e.side, n);
		let o = b(t.phase, r);
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
		if (i.end?.(e, t), i.isForBoth && !r && S(e.start)) {
			e.stack[0] = {
				...et(i.id, w(n)),
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
		t === this.goldfish.phases[0] ? r || !S(e.start) ? this.#d(e, t) : e.stack[0] = {
			...et(t.id, w(n)),
			isSecond: !0
		} : e.stack[0] = {
			...et(t.id, n),
			isSecond: r
		};
	}
	#d(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(e.as(e.person, () => this.goldfish.score(e))), e.turn++, e.kept.moves++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && S(e.start) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = et(t.id, n);
	}
};
function _n(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function vn(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function yn(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function bn(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
rt();
function xn(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(Cn(t, n, e));
	let i = (n) => wn(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: Sn(e, t),
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
function Sn(e, t) {
	return t.as(0, () => e.result(t)) !== void 0;
}
function Cn(e, t, n, r = e.person) {
	let i = (n) => wn(e.board.tokens, n, (n) => e.token(t, n), !1), a = i(!0), o = e.notes.get(t);
	return {
		id: t,
		name: e.isKnownTo(r, t) ? e.label(t) : nt,
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: i(!1),
		...Object.keys(a).length > 0 ? { memory: a } : {},
		...o === void 0 ? {} : { note: o },
		...e.isSeen(t, r) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function wn(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function Tn(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function En({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r, side: i }) => [
		n,
		r,
		i,
		...Dn(t),
		e ? t.text : void 0
	]);
	return Tn(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function Dn({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function On(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = xn(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...kn(i.counters),
				...kn(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...kn(r), ...kn(i)];
	return Tn(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		p,
		f
	]));
}
function kn(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function An(e, t, n) {
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
			state: n.as(0, () => xn(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? bn(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, m] = [i === 0 ? On(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (m !== void 0) break;
		l = {
			by: "player",
			says: jn(e, c, n)
		}, m = e.play(c, n, d(t + 1)), m === void 0 && u(t + 1), t + 1 === i && (p = On(e.goldfish, c));
	}
	let ee = {
		...p !== void 0 && { check: p },
		...m !== void 0 && { stopped: m }
	};
	return {
		board: Mn(e, c),
		frames: o,
		...ee
	};
}
function jn(e, t, n) {
	return "do" in n ? bn(e, t, n) : "By hand";
}
function Mn({ goldfish: e }, { index: t }) {
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
var Nn = 20, Pn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, Fn = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function In(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = Pn.exec(t) ?? (t.includes("/build?") ? Fn.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > Nn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
g();
function Ln(e, t, n) {
	return ne(s(t.slice(0, Rn)), e.cards, ({ names: e }) => e, n);
}
var Rn = 100;
// lib/core/judge/deck.ts
function zn(e) {
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
function Bn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, Vn);
}
var Vn = 400;
i(), Ot(), g();
var Hn = 1e3, Un = 200, Wn = 15e4, Gn = x((e) => {
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
function Kn(e, t) {
	let n = Gn(e);
	return n.get(t) ?? n.get(s(t));
}
function qn(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(me(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : Jn(e).id;
}
function Jn(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function Yn(e, t, n, i = new r(Wn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? Ln(e, t, i) : [], l = Xn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (Zn(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? qn(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push($n(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...er(e, s)), {
		deck: {
			...t,
			entries: zn(a),
			misread: tr(o)
		},
		arranged: s.length > 0
	};
}
function Xn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : Kn(e, t)), n);
}
function Zn(e, t) {
	return (e.section === void 0 || t !== void 0) && Qn(e.count);
}
function Qn(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function $n(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = Bn(n).slice(0, Un), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : Jn(e.game).id;
	if (!Qn(r)) return {
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
function er(e, t) {
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
function tr(e) {
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
g();
function nr(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function rr(e, t) {
	let n = [], r = or(e, t.format, n), i = cr(e, r, t.options ?? {}, n), a = lr(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : ar(t.name);
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
var ir = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function ar(e) {
	return ir.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function or(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? sr(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${o(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function sr(e, t) {
	let n = s(t);
	return e.formats.find((e) => s(e.id) === n || s(e.name) === n);
}
function cr(e, t, n, r) {
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
function lr(e, t, n) {
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
var ur = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", dr = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function fr(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (dr[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var pr = new Map([...ur].map((e, t) => [e, t])), T = class extends Error {}, mr = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = pr.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || fr(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new T();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new T();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new T();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new T();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, hr = 400;
function gr(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = mr.of(t);
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
		let r = vr(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [yr, br]) for (let r of t(n, Hn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new T();
		let a = rr(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${nr(a.faults)}`
		};
	} catch (e) {
		if (e instanceof T) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function _r(e, t) {
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
		deck: Yn(e, t.settings, n).deck
	};
}
function vr(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new T();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new T();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new T();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(hr) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function yr(e, t) {
	let n = e.small();
	if (n > t) throw new T();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: xr((i?.[t] ?? 0) + 1)
	}));
}
function br(e, t) {
	let n = e.small();
	if (n > t) throw new T();
	return Array.from({ length: n }, () => ({
		card: e.text(hr * 2),
		count: xr(e.small() + 1)
	}));
}
function xr(e) {
	if (e > 99) throw new T();
	return e;
}
// lib/deck/code/given-deck.ts
function Sr(e, t, n) {
	let r = In(n), i = r && gr(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = _r(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
Ot(), g();
function Cr({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var wr = x((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = Cr(n);
		if (r) for (let i of n.cards) Tr(t, Te(e.game, i), r);
	}
	return t;
});
function Tr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function Er(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = wr(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(s(e)) ?? []);
	return [...r, ...new Set(a)];
}
// lib/deck/deal.ts
C();
function Dr(e, t, n, r) {
	let { format: i, options: a, house: o } = t, s = kr(e, t, n);
	if (typeof s == "string") return s;
	let { list: c, cards: l } = s, u = {
		format: i,
		options: a,
		card: (e) => Mr(e, c, n).card
	}, d = e.opponents?.(c, n.piles, u).map(({ list: r, isWhole: i, ...a }) => {
		let o = jr(r, c, n), s = i ? o : Ar(e, o, c, t, n);
		return {
			...a,
			cards: Nr(e, s)
		};
	}), f = c.map(({ label: e }) => e), p = Er(n.pool, f, []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	})), m = {
		seed: r,
		format: i,
		options: a,
		house: o,
		cards: l,
		...It,
		...d && { opponents: d },
		...p.length > 0 && { sets: p }
	}, [ee] = d ?? [];
	return ee ? At(m, ee) : m;
}
function Or(e, t, n, r) {
	let i = kr(e, t, n);
	return typeof i == "string" ? i : {
		id: r,
		name: t.name ?? "another deck",
		cards: Nr(e, i.cards)
	};
}
function kr(e, t, n) {
	let r = t.entries.reduce((e, { count: t }) => e + t, 0);
	if (r > 500) return `This deck has ${r} cards, but a table only has room for 500.`;
	let i = Pr(t, n.pool).filter(({ from: t }) => e.begins[t] !== void 0);
	return i.length === 0 ? "There is no card to play with." : {
		list: i,
		cards: Ar(e, i, i, t, n)
	};
}
function Ar({ supplies: e }, t, n, r, i) {
	return [...t, ...jr(e?.(t, i.piles, r) ?? [], n, i)];
}
function jr(e, t, n) {
	return e.flatMap(({ label: e, count: r, from: i }) => {
		let { card: a, label: o } = Mr(e, t, n);
		return Ir({
			card: a,
			label: o,
			from: i
		}, r);
	});
}
function Mr(e, t, { builtIn: n }) {
	let r = t.find((t) => t.label === e) ?? n.find(e);
	if (r === void 0 || !("card" in r)) throw Error(`a pile names no card: ${e}`);
	return r;
}
function Nr(e, t) {
	let n = un(e), r = ({ from: r }) => n.sideOf(n.number(e.begins[r] ?? "", t)) === 0;
	return t.flatMap((e) => r(e) ? [{
		...e,
		side: 1
	}] : []);
}
function Pr({ entries: e }, t) {
	return [...e].sort(Fr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => Ir({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function Fr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function Ir(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/opposite-deck.ts
C();
var Lr = "deck:";
function Rr(e) {
	return e?.startsWith(Lr) ?? !1;
}
function zr(e, t, n, r, i) {
	if (!Rr(i)) return r;
	let a = Sr(e, n.pool, i.slice(5));
	if (!a || "why" in a) return a?.why ?? "Who is opposite is no code of a deck.";
	let o = Or(t, a.deck, n, i);
	return typeof o == "string" ? o : Mt(r, o);
}
C(), g();
function Br(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [s(e), t])), o = new De(t, n, a);
	return async ({ code: r, sets: s, seed: c, seats: l, opposite: u, ...d }) => {
		let f = await t.goldfish(), p = s.length === 0 ? o : new De(t, [...n, ...s], a), m = Sr(e, p, r);
		if (!m || "why" in m) return { why: m?.why ?? "This link holds no deck." };
		let ee = {
			pool: p,
			builtIn: o,
			piles: i
		}, te = Dr(f, m.deck, ee, c), h = typeof te == "string" ? te : zr(e, f, ee, te, u);
		if (typeof h == "string") return { why: h };
		let ne = Nt(h, {
			seed: c,
			opposite: u,
			origin: { seats: l }
		}), re = An(new gn(f), ne, d), ie = [...new Map(ne.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => Vr(t, e, n)), ae = m.deck.misread.map(({ text: e }) => e);
		return {
			...re,
			cards: ie,
			fingerprint: En(f, ne),
			left: ae
		};
	};
}
function Vr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, Hr(n)]];
		}),
		text: n.text ?? ""
	};
}
function Hr(e) {
	return Array.isArray(e) ? e.map(Hr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${Hr(t)}`).join(", ");
}
// lib/games/conquest-of-fates/book/interpretations.ts
var Ur = [
	{
		id: "exactly-40",
		text: "The rulebook speaks of a 40-card deck. We read that as exactly 40."
	},
	{
		id: "copies",
		text: "The rulebook only limits Apex units, so other units have no limit. The house rule sets one of 1 to 4.",
		house: "copies"
	},
	{
		id: "celestials-counted",
		text: "The rulebook does not say whether Celestials are part of the 40 cards. We count them. The house rule leaves them out.",
		house: "celestials-outside"
	},
	{
		id: "celestials-unlimited",
		text: "A deck needs no Celestial, and the rulebook names no limit, so there is none. The house rule allows one.",
		house: "one-celestial"
	},
	{
		id: "mixed-factions",
		text: "The rulebook does not say whether factions mix, so any mix is allowed. The house rule asks for one faction.",
		house: "one-faction"
	},
	{
		id: "one-of-each-name",
		text: "“1 of each” goes by card name. A standard and an Apex printing with the same name are different cards, and only the Apex one is limited."
	}
], E, Wr, Gr, Kr, qr, Jr, Yr, Xr, Zr, Qr, $r, ei, ti, ni, ri = t((() => {
	E = "Conquest of Fates Quickplay Rulebook", Wr = {
		rulebook: E,
		part: "How to Play",
		page: 8
	}, Gr = {
		rulebook: E,
		part: "Supply Drop",
		page: 8
	}, Kr = {
		rulebook: E,
		part: "Celestial Phase",
		page: 8
	}, qr = {
		rulebook: E,
		part: "Deployment Phase",
		page: 9
	}, Jr = {
		rulebook: E,
		part: "Action Phase",
		page: 9
	}, Yr = {
		rulebook: E,
		part: "Skirmish Two",
		page: 9
	}, Xr = {
		rulebook: E,
		part: "End of Battle",
		page: 10
	}, Zr = {
		rulebook: E,
		part: "The Next Battle Begins",
		page: 10
	}, Qr = {
		rulebook: E,
		part: "After Three Battles",
		page: 10
	}, $r = {
		rulebook: E,
		part: "Supply Drops and Hand Size",
		page: 11
	}, ei = {
		rulebook: E,
		part: "Lightspeed Deployment",
		page: 12
	}, ti = {
		rulebook: E,
		part: "The Accordion",
		page: 13
	}, ni = {
		rulebook: E,
		part: "Special Effects",
		page: 12
	};
}));
// lib/games/conquest-of-fates/book/rules.ts
ri();
var ii = [], ai = [
	{
		name: "kind",
		label: "kind",
		shapes: [{
			is: "word",
			of: ["unit", "celestial"]
		}],
		search: "k"
	},
	{
		name: "faction",
		label: "faction",
		shapes: [{ is: "word" }],
		search: "f"
	},
	{
		name: "deployment",
		label: "deployment type",
		shapes: [{
			is: "word",
			of: [
				"standard",
				"strategic",
				"lightspeed"
			]
		}],
		kinds: ["unit"]
	},
	{
		name: "apex",
		label: "Apex",
		shapes: [{ is: "flag" }],
		kinds: ["unit"]
	},
	{
		name: "cq",
		label: "CQ",
		shapes: [{
			is: "number",
			min: -99,
			max: 99
		}],
		kinds: ["unit"]
	},
	{
		name: "timing",
		label: "timing",
		shapes: [{
			is: "word",
			of: [
				"reveal",
				"throughout",
				"end",
				"special"
			]
		}],
		kinds: ["unit"],
		mayLack: !0
	}
], oi = [];
// lib/core/judge/rule.ts
function si() {
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
// lib/games/conquest-of-fates/cards/sections.ts
var ci = [{
	id: "main",
	name: "Main",
	also: ["deck", "main deck"]
}], { rule: li, main: ui } = si()("conquest-of-fates", ci), di = [], fi = /* @__PURE__ */ n({ drawings: () => pi }), pi, mi = t((() => {
	pi = [];
})), hi = /* @__PURE__ */ n({ intro: () => gi }), gi, _i = t((() => {
	gi = [];
})), vi = /* @__PURE__ */ n({ terms: () => yi }), yi, bi = t((() => {
	yi = [];
}));
// lib/core/table/goldfish.ts
function xi(e, ...t) {
	return t.map((t) => ({
		zone: t,
		side: e,
		as: "pile"
	}));
}
var Si = t((() => {}));
// lib/games/conquest-of-fates/table/table.ts
function D(e, t) {
	if (e.token(t, j.plagued) > 0) return ji;
	let n = e.hostOf(t) < 0 ? e.sum("cq", t) : 0, r = (e.card(t).cq ?? 0) + e.token(t, j.cq) + n;
	for (let n of e.in(e.under(t))) r += D(e, n);
	return r;
}
function Ci(e, t, n, r = "usual") {
	e.zoneOf(t) !== n && e.move(t, n, r);
	let i = e.under(t);
	for (; e.count(i) > 0;) Ci(e, e.first(i), n, r);
}
var O, wi, Ti, Ei, k, A, Di, j, Oi, ki, Ai, M, N, ji, Mi, Ni, P = t((() => {
	st(), Si(), Wt(), O = (e) => ({
		id: `L${e}`,
		name: `Location ${e}`,
		face: "up",
		as: "play",
		theirs: {
			id: `E${e}`,
			name: `Enemy at ${e}`,
			hides: !0
		}
	}), {zones: wi, counters: Ti, sides: Ei, ZONE: k, COUNTER: A} = zt({
		player: {
			zones: [
				{
					id: "draw",
					name: "Deck",
					face: "down",
					as: "pile",
					theirs: {
						id: "enemies",
						hides: !0
					}
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: Ut
				},
				O(1),
				O(2),
				O(3),
				O(4),
				O(5),
				O(6),
				O(7),
				{
					id: "extra",
					name: "Extra Locations",
					face: "up",
					as: "play",
					theirs: { hides: !0 }
				},
				{
					id: "celestials",
					name: "Celestials",
					face: "up",
					as: "play"
				},
				{
					id: "discard",
					name: "Discard Pile",
					face: "up",
					as: "pile"
				},
				{
					id: "void",
					name: "The Void",
					face: "up",
					as: "pile",
					theirs: { name: "Enemy Void" }
				},
				{
					id: "upload",
					name: "Upload Zone",
					face: "up",
					as: "pile"
				}
			],
			counters: [
				{
					id: "conquest",
					name: "Conquest Pool",
					mayBeNegative: !0
				},
				{
					id: "fallen",
					name: "Enemy units destroyed in this battle",
					hidden: !0
				},
				{
					id: "promised",
					name: "CQ to add after all battles",
					hidden: !0
				},
				{
					id: "more",
					name: "More cards in the next supply drop",
					hidden: !0
				}
			]
		},
		between: {
			zones: [],
			counters: [
				{
					id: "battle",
					name: "Battle"
				},
				{
					id: "skirmish",
					name: "Skirmish"
				},
				{
					id: "over",
					name: "All battles are over",
					hidden: !0
				},
				{
					id: "waiting",
					name: "The enemy is the Active Player",
					hidden: !0
				},
				{
					id: "revealed",
					name: "Units revealed in this battle",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Enemy ${e}`
	}), Di = [
		{
			id: "cq",
			name: "CQ changed by",
			sign: "CQ",
			mayBeNegative: !0,
			stat: "cq"
		},
		{
			id: "plagued",
			name: "Plagued"
		},
		{
			id: "muted",
			name: "Muted"
		},
		{
			id: "forcefield",
			name: "Forcefield"
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "order",
			name: "Revealed as number",
			hidden: !0
		},
		{
			id: "placed",
			name: "Placed face down",
			hidden: !0
		},
		{
			id: "announced",
			name: "Steps of its accordion to come",
			hidden: !0
		},
		{
			id: "ended",
			name: "Its effect at the end of battle has happened",
			hidden: !0
		},
		{
			id: "moved",
			name: "Has moved instead of being destroyed",
			hidden: !0
		}
	], j = at(Di), [Oi, ki] = [2, 1], Ai = [[
		"L1",
		"L2",
		"L3",
		"L4"
	], [
		"L5",
		"L6",
		"L7"
	]], M = [...Ai.flat().map((e) => k[e]), k.extra], N = Bt(Ei, M), ji = -1, Mi = (e, t, n, r) => r.map((r, i) => ({
		zone: r,
		row: e,
		column: t + 2 * i,
		span: 2,
		side: n,
		as: "row",
		label: r
	})), Ni = [
		...Mi(1, 4, "enemy", [
			"E5",
			"E6",
			"E7"
		]),
		...Mi(2, 3, "enemy", [
			"E1",
			"E2",
			"E3",
			"E4"
		]),
		{
			zone: "celestials",
			row: 3,
			column: 1,
			span: 2,
			side: "mine",
			as: "row"
		},
		...Mi(3, 3, "mine", [
			"L1",
			"L2",
			"L3",
			"L4"
		]),
		{
			zone: "extra",
			row: 4,
			column: 1,
			span: 3,
			side: "mine",
			as: "row"
		},
		...Mi(4, 4, "mine", [
			"L5",
			"L6",
			"L7"
		]),
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		...xi("mine", "draw", "discard", "void", "upload"),
		{
			zone: "enemy-celestials",
			row: 2,
			column: 1,
			span: 2,
			side: "enemy",
			as: "row",
			label: "Enemy"
		},
		{
			zone: "enemy-extra",
			row: 1,
			column: 1,
			span: 3,
			side: "enemy",
			as: "row",
			label: "Enemy"
		},
		...xi("enemy", "enemy-hand", "enemies", "enemy-void", "enemy-upload", "enemy-discard")
	];
}));
// lib/games/conquest-of-fates/opposite/opposite.ts
function Pi(e, t) {
	let n = (e) => (t[e] ?? []).map(([e, t]) => ({
		label: e,
		count: t,
		from: "main"
	}));
	return [
		{
			id: "raiders",
			name: "Raiders, a practice deck with texts and answers",
			list: n("raiders")
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
			id: "recruits",
			name: "Recruits, 24 units without texts",
			level: "easier",
			list: n("recruits")
		},
		Lt
	];
}
function Fi(e) {
	return +(e.get(A.waiting) > 0);
}
function Ii(e, t) {
	let n = (e.get(A.waiting) > 0 ? Bi : zi)[t - 1];
	for (let t = 0; t < n.length; t++) {
		let r = e.in(n[t]);
		for (let t = 0; t < r.length; t++) if (!e.isUp(r[t])) return r[t];
	}
	return -1;
}
var Li, Ri, zi, Bi, Vi = t((() => {
	C(), P(), Li = {
		id: "toss",
		name: "Who begins",
		cite: Wr,
		says: "Chance decides who is the first Active Player.",
		begin: (e) => {
			if (!S(e.start)) return;
			e.set(A.waiting, e.dice.below(2));
			let t = Fi(e) === e.person ? "You are" : "The enemy is";
			e.as(e.person, () => e.say(() => `${t} the first Active Player.`));
		},
		moves: []
	}, Ri = (e) => [[
		0,
		1,
		2,
		3
	], [
		4,
		5,
		6
	]].map((t) => t.flatMap((t) => {
		let [n, r] = [M[t] ?? -1, N[t] ?? -1];
		return e ? [r, n] : [n, r];
	})), zi = Ri(!1), Bi = Ri(!0);
})), Hi, Ui = t((() => {
	Hi = [];
}));
// lib/core/text/pattern.ts
function F(e) {
	return e.toLowerCase().match(Zi) ?? [];
}
function Wi(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(Zi)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Gi(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = Qi.indexOf(e);
	return t < 0 ? void 0 : t;
}
function Ki(e, t) {
	let n = Object.entries(t).map(([e, t]) => [F(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => qi(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function qi(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function Ji(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(Yi(a, t));
		return e;
	};
	return i();
}
function Yi(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(Xi)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function Xi(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var Zi, Qi, I, $i, L = t((() => {
	Zi = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, Qi = [
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
	], I = {
		name: "number",
		read: (e, t) => {
			let n = Gi(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, $i = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = Ji(e, t);
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
function ea(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function ta(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function R(e, t, n, r) {
	let i = new $i(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function z(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var na, B = t((() => {
	L(), na = (e, t, n) => t === n;
}));
// lib/core/text/nouns.ts
function ra(e) {
	return (t, n) => e(t, n).filter((e) => V(t, e));
}
function ia() {
	let e = (e, t, n) => R(e, t, {}, () => n);
	return {
		is: (t, n, r) => e(t, n, { is: r }),
		from: (t, n, r) => e(t, n, { from: r })
	};
}
function aa(e) {
	let t = oa(e.references), n = oa(e.adjectives), r = oa(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...sa(t, i, a).map(([e, t]) => [ca(e, i.slice(a, t)), t]), ...ua(i, a).flatMap(([t, o]) => da(n, i, o).flatMap(([n, s]) => sa(r, i, s).flatMap(([r, s]) => fa(e, i, s).map(([s, c]) => {
			let l = la(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...pa(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function oa(e) {
	return Object.entries(e).map(([e, t]) => [new $i(e, {}), t]);
}
function sa(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function ca(e, t) {
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
function la({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function ua(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Gi(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: ma
	} }, t + 3]), n === "up" && r === "to") {
		let e = Gi(i);
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
function da(e, t, n) {
	let r = sa(e, t, n).flatMap(([n, r]) => da(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function fa(e, t, n) {
	let r = z(e.suffixes, t, n).flatMap(([n, r]) => fa(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function pa({ usually: e }, { choose: t, isOther: n }, r, i) {
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
var ma, V, ha, ga, _a = t((() => {
	B(), L(), ma = 99, V = (e, t) => !e.isTheirs(t), ha = (e, t) => e.isTheirs(t), ga = (e, t, n) => t !== n && V(e, t);
}));
// lib/core/text/ability-index.ts
function va(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && ya(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) ba(r, e.stat, {
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
function ya(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === na ? ba(i.own, t.card, t) : i.others.push(t);
}
function ba(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var xa = t((() => {
	B();
}));
// lib/core/text/numbers.ts
function Sa(e, t, n) {
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
var Ca, wa = t((() => {
	en(), Ca = class {
		#e;
		sum;
		said;
		constructor(e, t) {
			let n = (e, { card: n, anywhere: r }) => r || t(e, n);
			this.#e = Xt((t) => e(t).filter((e) => n(t, e)), !0);
			let r = (e, t) => {
				let n = [];
				for (let r of this.#e(e, 0)) {
					let i = Sa(e, r, t);
					i !== void 0 && n.push(i);
				}
				return n;
			};
			this.said = Xt(r, !0), this.sum = Xt((e, t) => r(e, t).reduce((e, t) => e + t, 0), !0);
		}
		parts(e, t) {
			return this.#e(e, 0).map((n) => ({
				card: n.card,
				by: Sa(e, n, t) ?? 0
			})).filter(({ by: e }) => e !== 0);
		}
	};
}));
// lib/core/text/steps.ts
function Ta(e, t, n) {
	return [...Aa(e, t, n), [void 0, n]].flatMap(([n, r]) => Da(e, t, r).map((e) => e.map((e) => ta(e, n))));
}
function Ea(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function Da(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return z(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => ea(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = z(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => Oa(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = ka(t, a), d = u < 0 ? [] : Da(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function Oa(e, t) {
	let { with: n } = e;
	if (!n) return ta(e, t);
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
function ka(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function Aa({ conditions: e }, t, n) {
	return z(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var ja = t((() => {
	B();
}));
// lib/core/text/reading.ts
function Ma(e, t) {
	let n = [];
	for (let r of Ct(t.text)) {
		let i = n.at(-1)?.ability, a = Fa(e, t, r), o = i && i.steps.length > 0 ? Na(i, r, a) : void 0;
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
		let s = Pa(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function Na(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function Pa(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
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
function Fa(e, t, n) {
	let r = F(n);
	if (z(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Va.some((e) => e.length === r.length && qi(r, 0, e))) return { isOnce: !0 };
		let n = Ha.find((e) => qi(r, 0, e));
		if (n) return {
			...Ra(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = Ra(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of z(e.conditions, r, 0)) {
		let a = Ua.includes(r[i] ?? ""), o = a || r[i] === "," ? Ra(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Ia(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Ia(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: La(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: Ea(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: Ea(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => ta(e, t))
	} : e;
}
function La(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function Ra(e, t, n, r) {
	let i = e.lasts(t) ? za(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of Ba(e, n, r)) {
		let [r] = Ta(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [ea(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of z(e.moments, n, r)) {
		let [r] = n[i] === "," ? Ta(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = qi(n, r, Wa), [o] = Ta(e, n, a ? r + Wa.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function za(e, t, n) {
	for (let [r, i] of z(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = z(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: Ea(a[0], e.if)
		}));
	}
}
function Ba(e, t, n) {
	return z(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Ua.includes(i), o = (a || i === "," ? Ba(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Va, Ha, Ua, Wa, Ga = t((() => {
	wt(), B(), L(), ja(), Va = [F("use this only once per turn"), F("use this only once each turn")], Ha = [F("once per turn ,"), F("once each turn ,")], Ua = [
		":",
		"-",
		"—"
	], Wa = F("if you do ,");
}));
// lib/core/text/telling.ts
function Ka(e, { sentences: t }, n, r) {
	return Ja(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function qa(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return Ja(t, i.words);
	if (!a) return `There is nothing to do that with: “${Wi(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${Wi(t, l)}${u}.`;
}
function Ja(e, t) {
	let n = Wi(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function Ya({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${Wi(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${Wi(e, t.words)}”.`;
}
var Xa = t((() => {
	L();
}));
// lib/core/text/use-needs.ts
function Za({ isUsed: e, isActive: t }) {
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
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, eo(t)) ?? !0,
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
			holds: Qa,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function Qa(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, eo(t)).length < o) return !1;
	}
	return !0;
}
function $a(e, t, n) {
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
var eo, to = t((() => {
	eo = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function no(e, t) {
	return e.isTheirs(t) ? 1 : -1;
}
function ro(e, t) {
	return -no(e, t);
}
function io(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? so, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!ao(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : co;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += oo(e, t, s, c, i < a));
	}
	return o;
}
function ao(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function oo(e, t, n, r, i) {
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
var so, co, lo = t((() => {
	so = [], co = [-1];
})), H, uo, fo = t((() => {
	Ot(), en(), xa(), wa(), Ga(), Xa(), to(), lo(), H = [], uo = class {
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
			this.language = e, this.#e = e.isActive, this.#t = e.phase.id, this.#r = e.once, this.#i = Za({
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
			})), this.read = x((t) => Ma(e, t)), this.abilities = x((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = x((e) => va(e, this.abilities)), this.phase = this.#b(), this.use = this.#g(), this.policy = {
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
				for (let t of i.own.get(n) ?? H) this.#o(e, t, n);
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
			return this.#l(e, t)?.parts(e, n) ?? H;
		}
		said(e, t, n) {
			return this.#l(e, t)?.said(e, n) ?? H;
		}
		#l(e, t) {
			if (this.#u(e).stats.has(t)) return this.#n.has(t) || this.#n.set(t, new Ca((e) => this.#u(e).stats.get(t) ?? H, this.#c)), this.#n.get(t);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f = Xt((e) => this.#u(e).uses.filter(({ card: t }) => !e.isTheirs(t) && this.#e(e, t)));
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
				needs: $a(this.#i, this.language.phase.cite, (e, t, n) => this.#h(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#m(e, n) === t)?.has.use?.costs ?? H).flatMap(({ says: e = H }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#h(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? H) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#p(e)) {
				let i = io(e, r.card, r.has);
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
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += io(e, t, i));
			return r;
		}
		#_ = Xt((e) => {
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
			if (!t?.with?.choose) return H;
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
					let { run: t, ability: n, step: r } = this.#_(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${Ya(n, r, i)}` : "";
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
			return i > 0 || a > 0 ? !0 : this.#w(e, n) ? ao(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => Ka(e, t, n, r)), !1) : !1;
		}
		#D(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : co;
			r.length === 0 && this.#A(e, t, n);
			for (let i of [...r]) this.#C(e, t, i, n);
			this.#S(e, r.length > 0);
		}
		#O(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#v(e) : H, [o] = a;
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
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => qa(e, r, t, n));
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
// lib/games/conquest-of-fates/table/units.ts
function U(e, t) {
	return jo[e.zoneOf(t)] ?? 0;
}
function po(e, t, n) {
	return Ao[U(e, t)]?.includes(n) ?? !1;
}
function W(e, t) {
	return No[e.zoneOf(t)] === !0;
}
function G(e, t = Mo) {
	let n = [];
	for (let r of t) for (let t of e.in(r)) n.push(t);
	return n;
}
function mo(e, t) {
	let n = 0;
	for (let r of G(e, t)) e.isUp(r) && (n += D(e, r));
	return n;
}
function ho(e, t) {
	return e.token(t, j.forcefield) > 0 || e.sum("forcefield", t) > 0;
}
function go(e, t) {
	return e.token(t, j.muted) > 0;
}
function _o(e, t) {
	return go(e, t) || e.token(t, j.announced) > 0;
}
function vo(e, t) {
	return e.isUp(t) && W(e, t) && e.token(t, j.announced) < Oi;
}
function yo(e, t, n) {
	return t < 0 || e.token(t, j.plagued) > 0 ? !1 : (e.setToken(t, j.cq, e.token(t, j.cq) + n), e.say(() => `${e.label(t)} ${n < 0 ? "loses" : "gains"} ${Math.abs(n)} CQ: ${D(e, t)} now.`), !0);
}
function bo(e, t, n) {
	let r = ho(e, t);
	return r && e.say(() => `${e.label(t)} has Forcefield and is not ${n}.`), r;
}
function xo(e, t) {
	e.setToken(t, j.forcefield, 1), e.say(() => `${e.label(t)} gains Forcefield.`);
}
function So(e, t) {
	e.as(e.ownerOf(t), () => Ci(e, t, e.sum("to-void", t) > 0 ? k.void : k.discard));
}
function Co(e, t) {
	return !W(e, t) || bo(e, t, "destroyed") || wo(e, t) ? !1 : (e.as(w(e.ownerOf(t)), () => e.add(A.fallen, 1)), e.tell("destroyed", t, _o(e, t)), So(e, t), e.say(() => `${e.label(t)} is destroyed.`), !0);
}
function wo(e, t) {
	let [n] = e.in(e.under(t));
	return n !== void 0 && e.sum("saved-by-attached", t) > 0 ? (So(e, n), e.say(() => `${e.label(n)} is discarded instead of ${e.label(t)}.`), !0) : e.token(t, j.moved) > 0 || e.sum("saved-by-moving", t) === 0 ? !1 : (e.as(e.ownerOf(t), () => e.move(t, k.extra)), e.setToken(t, j.moved, 1), e.say(() => `${e.label(t)} moves to the Extra Locations instead.`), !0);
}
function To(e, t, n) {
	return t < 0 || n < 0 || t === n || !W(e, n) ? !1 : (e.move(t, e.under(n)), e.say(() => `${e.label(t)} is attached to ${e.label(n)}.`), !0);
}
function Eo(e, t) {
	let n = e.first(k.draw);
	return n < 0 && e.say(() => `${e.label(t)} Adapts, but the deck is empty.`), n < 0 || !To(e, n, t) ? !1 : (e.tell("adapted", t), !0);
}
function Do(e, t) {
	e.as(w(e.ownerOf(t)), () => e.see(t));
}
function Oo(e, t, n, r) {
	if (t < 0) return !1;
	let i = e.isKnownTo(w(e.ownerOf(t)), t);
	return e.as(e.ownerOf(t), () => Ci(e, t, n)), i && Do(e, t), e.say(() => `${e.known(t)} goes ${r}.`), !0;
}
function ko(e) {
	let [t, n] = [-1, 0];
	for (let r of G(e, N)) e.isUp(r) && e.token(r, j.announced) === Oi && e.token(r, j.order) > n && ([t, n] = [r, e.token(r, j.order)]);
	return t < 0 ? [] : [t];
}
var Ao, jo, Mo, No, Po, Fo, Io, K = t((() => {
	Wt(), P(), Ao = [
		[],
		[2, 5],
		[
			1,
			3,
			5,
			6
		],
		[
			2,
			4,
			6,
			7
		],
		[3, 7],
		[
			1,
			2,
			6
		],
		[
			2,
			3,
			5,
			7
		],
		[
			3,
			4,
			6
		]
	], jo = Object.values(k).map((e) => [M, N].reduce((t, n) => t + n.slice(0, 7).indexOf(e) + 1, 0)), Mo = Vt(Ei, M), No = Object.values(k).map((e) => Mo.includes(e)), Po = (e, t) => (n, r) => bo(n, r, t.toLowerCase()) || n.token(r, e) > 0 ? !1 : (n.setToken(r, e, 1), n.say(() => `${n.label(r)} becomes ${t}.`), !0), Fo = Po(j.muted, "Muted"), Io = Po(j.plagued, "Plagued");
})), Lo, Ro = t((() => {
	B(), L(), Lo = class {
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
			return R(e, t, { n: I }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return R(e, t, { n: I }, ({ n: e }) => ({
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
			return R(e, t, { n: I }, ({ n: e }) => ({
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
// lib/core/table/ask.ts
function zo(e, t, n, r = tt) {
	(n === "other-only" || S(e.start)) && e.call(t, r, w(e.side)), n === "active-first" && e.call(t, r);
}
var Bo = t((() => {
	rt(), C(), Wt();
}));
// lib/games/conquest-of-fates/table/accordion.ts
function Vo(e, t) {
	e.turnUp(t), e.add(A.revealed, 1), e.setToken(t, j.order, e.get(A.revealed)), e.setToken(t, j.announced, Oi);
}
function Ho(e, t, n) {
	Vo(e, t), e.say(() => `${e.label(t)} ${n}: ${Ko(e, t)}.`), e.call("accordion", { unit: t }), zo(e, "answer", "other-only");
}
function Uo(e, t, n) {
	Vo(e, t), e.setToken(t, j.announced, ki);
	let r = Yo(e, t) ? "" : qo(e, t);
	e.say(() => `${e.label(t)} ${n}: ${Ko(e, t)}${r}.`), Go(e, t);
}
function Wo(e, t) {
	let n = e.token(t, j.announced);
	if (!W(e, t) || n === 0) return;
	let r = D(e, t);
	e.setToken(t, j.announced, n - 1);
	let i = D(e, t), a = n === ki ? "Its own effects" : "Effects in play";
	i !== r && e.say(() => `${a} make ${e.label(t)} ${i} CQ.`), n === Oi && Go(e, t);
}
function Go(e, t) {
	e.sum("muted-when-revealed", t) > 0 && Fo(e, t), e.call("accordion", { unit: t }), e.tell("reveal", t, go(e, t));
}
function Ko(e, t) {
	return typeof e.card(t).cq == "number" || e.token(t, j.plagued) > 0 ? `${D(e, t)} CQ` : "its CQ is not known";
}
function qo(e, t) {
	let n = e.card(t);
	return n.timing ? go(e, t) ? "; it is muted and does nothing" : `; ${Ct(n.text).every((t) => e.board.texts?.carriesOut(n, t)) ? Jo[n.timing] : "its effect is left to you"}` : "";
}
var Jo, Yo, Xo = t((() => {
	wt(), Bo(), P(), K(), Jo = {
		reveal: "its Upon Reveal effect happens now",
		throughout: "its effect lasts throughout the battle",
		end: "its effect waits for the end of battle",
		special: "its Special Trigger is ready"
	}, Yo = (e, t) => !go(e, t) && e.sum("muted-when-revealed", t) > 0 && !ho(e, t);
}));
// lib/games/conquest-of-fates/table/lightspeed.ts
function Zo(e, t, n = "is revealed") {
	S(e.start) && e.as(w(e.side), () => Qo(e)) ? Ho(e, t, n) : Uo(e, t, n);
}
function Qo(e) {
	for (let t of e.in(k.hand)) if (es(e.card(t))) return !0;
	return !1;
}
var $o, es, ts, ns = t((() => {
	C(), Wt(), ri(), Xo(), P(), K(), $o = {
		do: "enemy-reveals",
		says: "Practise: an enemy unit is revealed",
		needs: [{
			id: "alone",
			cite: ei,
			holds: (e) => !S(e.start),
			lacks: () => "whoever is opposite reveals units by itself"
		}, {
			id: "lightspeed",
			cite: ei,
			holds: Qo,
			lacks: () => "there is no Lightspeed unit in your hand to answer with"
		}],
		play: (e) => {
			e.say(() => "An enemy unit is announced."), e.call("answer");
		}
	}, es = ({ kind: e, deployment: t }) => e === "unit" && t === "lightspeed", ts = {
		do: "answer",
		says: "Answer with a Lightspeed unit",
		of: "a card in your hand",
		cards: (e) => e.in(k.hand),
		needs: [{
			id: "lightspeed",
			cite: ei,
			holds: (e, t) => es(e.card(t)),
			lacks: (e, t) => {
				let { kind: n, deployment: r } = e.card(t);
				return `only Lightspeed units answer, and this is a ${n === "unit" ? `${r ?? "plain"} unit` : "Celestial"}`;
			}
		}],
		play: (e, t) => {
			e.move(t, k.extra), e.leave();
			for (let t of ko(e)) e.tell("answered", t);
			Zo(e, t, "is deployed at lightspeed to the Extra Locations");
		}
	};
}));
// lib/games/conquest-of-fates/texts/nouns.ts
function rs(e) {
	let t = G(e, N).filter((t) => e.isUp(t)), n = Math.max(...t.map((t) => D(e, t)));
	return t.filter((t) => D(e, t) === n);
}
var is, as, os, ss, cs, ls, us, ds, fs, q, ps, ms, J, hs, gs, _s, vs, ys = t((() => {
	B(), _a(), L(), P(), K(), is = (e, t) => e.card(t).kind === "unit", as = (e) => (t, n) => t.card(n).deployment === e, os = (e, { self: t, place: n = 0 }) => W(e, t) ? U(e, t) : n, ss = (e, t, n) => U(e, t) > 0 && U(e, t) === os(e, n), cs = (e, t, n) => po(e, t, os(e, n)), ls = (e) => (t) => t.in(e), us = (e) => [...e.in(k.discard), ...e.in(k["enemy-discard"])], ds = (e) => (t, n) => {
		let r = U(t, n);
		return r > 0 && (r <= 4 ? 1 : 2) === e;
	}, fs = Ki("zone", {
		one: 1,
		two: 2
	}), {is: q, from: ps} = ia(), ms = [
		q("at this location", "Destroy an enemy unit at this location.", ss),
		q("at [an] adjacent location(s)", "Your units at adjacent locations gain 1 CQ.", cs),
		q("at this or an adjacent location", "Destroy an enemy unit at this or an adjacent location.", (e, t, n) => ss(e, t, n) || cs(e, t, n)),
		q("at this [location] and [at] adjacent locations", "Destroy each enemy unit at this and adjacent locations.", (e, t, n) => ss(e, t, n) || cs(e, t, n)),
		q("in the extra locations", "Your other units in the Extra Locations gain 1 CQ.", (e, t) => e.zoneOf(t) === k.extra),
		q("in the battle zone", "Destroy an enemy unit in the Battle Zone.", () => !0),
		q("that is|are plagued", "Destroy an enemy unit that is Plagued.", (e, t) => e.token(t, j.plagued) > 0),
		q("that have|has a unit attached to them|it", "Your units that have a unit attached to them gain 1 CQ.", (e, t) => e.count(e.under(t)) > 0),
		q("that are revealed after this unit", "Enemy units that are revealed after this unit lose 1 CQ.", (e, t, { self: n }) => e.token(t, j.order) > e.token(n, j.order)),
		q("that are revealed at adjacent locations", "Enemy units that are revealed at adjacent locations become Muted.", cs),
		R("in skirmish zone {n}", "Your units in Skirmish Zone One gain 1 CQ.", { n: fs }, ({ n: e }) => ({ is: ds(e) })),
		R("with CQ {n} or less", "Destroy an enemy unit with CQ 2 or less.", { n: I }, ({ n: e }) => ({ is: (t, n) => D(t, n) <= e })),
		ps("from|in your hand", "You may upload a unit from your hand.", ls(k.hand)),
		ps("from|in your discard pile", "Return a unit from your discard pile to your hand.", ls(k.discard)),
		ps("from|in any discard pile", "Place a unit from any discard pile into the Void.", us)
	], J = aa({
		name: "units",
		nouns: { "unit(s)": is },
		adjectives: {
			your: V,
			"your own": V,
			enemy: ha,
			other: (e, t, { self: n }) => t !== n,
			adjacent: cs,
			standard: as("standard"),
			strategic: as("strategic"),
			lightspeed: as("lightspeed"),
			apex: (e, t) => e.card(t).apex === !0,
			"face-up": (e, t) => e.isUp(t)
		},
		suffixes: ms,
		references: {
			"this unit": (e, { self: t }) => [t],
			it: (e, { self: t, it: n }) => [n >= 0 ? n : t],
			"the enemy unit that was just announced": ko,
			"that unit": ko
		},
		usually: (e) => G(e).filter((t) => e.isUp(t)),
		usualAre: "face up"
	}), hs = {
		choose: {
			least: 1,
			most: 1
		},
		cards: rs
	}, gs = (e) => G(e, N).filter((t) => e.isUp(t)).length, _s = (e) => G(e, M).filter((t) => e.isUp(t)).length, vs = (e) => e.get(A.fallen);
}));
// lib/games/conquest-of-fates/texts/effects.ts
function bs(e, t, n, r, i) {
	return r > 0 ? yo(e, t, n * r) : (e.say(() => `There is ${i}: ${e.label(t)} stays at ${D(e, t)} CQ.`), !1);
}
function xs(e, t) {
	for (let n of [j.muted, j.plagued]) e.setToken(t, n, 0);
	e.say(() => `${e.label(t)} is no longer Muted or Plagued.`), xo(e, t);
}
function Ss(e, t, n) {
	let r = Number.isFinite(t) ? " there" : " in the deck";
	return {
		with: {
			...e.naming ? { naming: {
				...e.naming,
				none: {
					...e.naming.none,
					after: r
				}
			} } : {},
			choose: {
				least: 0,
				most: 1
			},
			cards: (n, r) => n.in(k.draw).slice(0, t).filter((t) => e.test(n, t, r))
		},
		does: n,
		worth: X
	};
}
var Cs, Y, ws, Ts, Es, Ds, Os, X, Z, ks, As, js, Ms, Ns, Ps, Q, Fs, Is, Ls, Rs = t((() => {
	B(), Ro(), L(), lo(), ns(), P(), K(), ys(), Cs = Ki("gains or loses", {
		gain: 1,
		gains: 1,
		lose: -1,
		loses: -1
	}), Y = (e, t, n, r = 0) => ({
		with: e,
		does: t,
		worth: n,
		about: r
	}), [ws, Ts, Es] = [
		1,
		3,
		2
	], Ds = (e, t) => no(e, t) * (D(e, t) + .1), Os = (e, t) => D(e, t) + 10, X = (e, t) => (e.card(t).cq ?? 0) + 10, Z = (e, t, n, r, i = 0) => R(e, t, { cards: J }, ({ cards: e }) => Y(e, n, r, i)), ks = Ki("state", {
		muted: Fo,
		plagued: Io
	}), As = ({ naming: e }) => e ? `${e.none.before}${e.none.words.join(" ")}` : "none", js = [
		R("{cards} {way} {n} CQ [for this battle]", "Your units at adjacent locations gain 1 CQ for this battle.", {
			cards: J,
			way: Cs,
			n: I
		}, ({ cards: e, way: t, n }) => Y(e, (e, r) => yo(e, r, t * n), (e, n) => t * ro(e, n), n)),
		R("{cards} {way} {n} CQ when it is revealed", "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed.", {
			cards: J,
			way: Cs,
			n: I
		}, ({ cards: e, way: t, n }) => Y(e, (e, r) => yo(e, r, t * n), () => 1)),
		R("{cards} {way} {n} CQ for each enemy unit that was destroyed this battle", "This unit gains 2 CQ for each enemy unit that was destroyed this battle.", {
			cards: J,
			way: Cs,
			n: I
		}, ({ cards: e, way: t, n }) => Y(e, (e, r) => bs(e, r, t * n, vs(e), "no enemy unit that was destroyed"), ro, t)),
		R("{cards} {way} {n} CQ for each {other}", "This unit gains 1 CQ for each enemy unit that is Plagued.", {
			cards: J,
			way: Cs,
			n: I,
			other: J
		}, ({ cards: e, way: t, n, other: r }) => ({
			with: e,
			does: (e, i, a) => bs(e, i, t * n, r.cards(e, a).length, As(r)),
			worth: ro,
			about: t * n
		}))
	], Ms = [
		R("destroy this unit", "Destroy each enemy unit at this location, then destroy this unit.", {}, () => ({ does: (e, t, { self: n }) => Co(e, n) })),
		Z("destroy {cards}", "Destroy an enemy unit with CQ 2 or less.", Co, Ds, Es),
		R("{cards} become(s) {state}", "An enemy unit at this location becomes Muted.", {
			cards: J,
			state: ks
		}, ({ cards: e, state: t }) => Y(e, t, Ds, Es)),
		R("{cards} become(s) {state} and lose(s) {n} CQ [for this battle]", "An enemy unit becomes Muted and loses 1 CQ for this battle.", {
			cards: J,
			state: ks,
			n: I
		}, ({ cards: e, state: t, n }) => Y(e, (e, r) => [t(e, r), yo(e, r, -n)].includes(!0), Ds, Es)),
		R("the enemy unit with the highest CQ [in the battle zone] becomes {state}", "The enemy unit with the highest CQ in the Battle Zone becomes Plagued.", { state: ks }, ({ state: e }) => ({
			with: hs,
			does: e,
			worth: Ds,
			about: Es
		})),
		R("you choose among equals", "The enemy unit with the highest CQ becomes Plagued. You choose among equals.", {}, () => ({ does: () => {} })),
		Z("{cards} gain(s) forcefield", "One of your face-up units gains Forcefield.", xo, (e, t) => ro(e, t) * Os(e, t)),
		Z("{cards} is|are no longer muted or plagued [, and then gains forcefield]", "One of your adjacent units is no longer Muted or Plagued, and then gains Forcefield.", xs, (e, t) => (go(e, t) ? 20 : 0) + (e.token(t, j.plagued) > 0 ? 40 : Os(e, t)))
	], Ns = [
		Z("{cards} adapt(s) [again]", "This unit Adapts.", Eo, ro, Ts),
		R("adapts again", "This unit Adapts, then Adapts again.", {}, () => ({
			does: (e, t, { self: n }) => Eo(e, n),
			about: Ts
		})),
		R("attach {cards} to {host}", "You may attach a unit from your hand to one of your adjacent units.", {
			cards: J,
			host: J
		}, ({ cards: e, host: t }) => t.choose ? [{
			with: e,
			aim: "to attach",
			does: () => {},
			worth: X
		}, {
			with: t,
			aim: "to attach it to",
			ifDone: !0,
			does: (e, t, { before: n }) => To(e, n, t),
			worth: ro
		}] : {
			with: e,
			does: (e, n, r) => To(e, n, t.cards(e, r)[0] ?? -1),
			worth: X
		})
	], Ps = (e, t) => Oo(e, t, k.hand, "into the hand"), Q = new Lo(k), Fs = [
		Q.draw("draw {n} card(s)", "Draw a card.", (e) => ({ about: e * ws })),
		Q.discard("discard {n} card(s)", "Draw a card, then discard a card.", (e, t) => {
			So(e, t), e.say(() => `${e.label(t)} is discarded.`);
		}, (e) => ({
			worth: (e, t) => 20 - X(e, t),
			about: -e * ws
		})),
		R("seek your deck for {cards} , show it and put it into your hand", "Seek your deck for a standard unit, show it and put it into your hand.", { cards: J }, ({ cards: e }) => Ss(e, Infinity, (e, t) => [Do(e, t), Ps(e, t)])),
		R("shuffle your deck", "Seek your deck for a standard unit, show it and put it into your hand. Then shuffle your deck.", {}, () => ({ does: (e) => {
			e.shuffle(k.draw), e.say(() => "The deck is shuffled.");
		} })),
		R("seek the top {n} cards of your deck for {cards} and attach it to this unit", "Seek the top five cards of your deck for a standard unit and attach it to this unit.", {
			n: I,
			cards: J
		}, ({ n: e, cards: t }) => [{ does: (t) => Q.look(t, e) }, Ss(t, e, (e, t, { self: n, seen: r }) => {
			let i = To(e, t, n);
			return i && e.note("seen", r - 1), i;
		})]),
		R("place the rest on the bottom", "Seek the top five cards of your deck for a standard unit and attach it to this unit. Place the rest on the bottom.", {}, () => Q.rest()),
		Q.lookAtTop("look at the top {n} cards of your deck", "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom."),
		R("put one into your hand and the rest on the bottom", "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom.", {}, () => Q.take(1, Ps, X)),
		R("look at the hand of an opponent", "Look at the hand of an opponent.", {}, () => ({ does: (e) => {
			let t = e.in(k["enemy-hand"]);
			for (let n of t) e.see(n);
			let n = t.length > 0 ? `holds ${t.map((t) => e.label(t)).join(", ")}` : "is empty";
			return e.say(() => `The other hand ${n}.`), t.length > 0;
		} }))
	], Is = [
		Z("place {cards} into the void", "Place an enemy unit at this location into the Void.", (e, t) => Oo(e, t, k.void, "into the Void"), (e, t) => e.isTheirs(t) ? Os(e, t) : 1),
		R("place the top {n} cards of your deck into the void", "Place the top five cards of your deck into the Void.", { n: I }, ({ n: e }) => ({ does: (t) => {
			let n = t.draw(k.draw, k.void, e);
			t.say(() => `${n} cards go into the Void.`);
		} })),
		Z("place {cards} on the bottom of your deck", "Place up to two units from your discard pile on the bottom of your deck.", (e, t) => {
			e.move(t, k.draw, "bottom"), e.say(() => `${e.label(t)} goes to the bottom of the deck.`);
		}, X),
		Z("return {cards} to your hand [instead of sending it to the discard pile]", "Return a unit with CQ 4 or less from your discard pile to your hand.", Ps, X),
		Z("deploy {cards} to the extra locations", "Deploy a standard unit with CQ 4 or less from your hand to the Extra Locations.", (e, t) => {
			e.move(t, k.extra), Zo(e, t, "is deployed to the Extra Locations");
		}, X),
		Z("upload {cards}", "Upload a unit from your discard pile.", (e, t) => Oo(e, t, k.upload, "to the Upload Zone"), (e, t) => 5 - D(e, t)),
		R("after all battles are over , add {n} CQ to your conquest pool", "Upload this unit. After all battles are over, add 5 CQ to your Conquest Pool.", { n: I }, ({ n: e }) => ({
			ifDone: !0,
			does: (t) => t.add(A.promised, e)
		})),
		R("during your next supply drop , draw {n} more card(s)", "During your next supply drop, draw one more card.", { n: I }, ({ n: e }) => ({ does: (t) => t.add(A.more, e) }))
	], Ls = [
		...js,
		...Ms,
		...Ns,
		...Fs,
		...Is
	];
}));
// lib/games/conquest-of-fates/texts/texts.ts
function zs({ kind: e, timing: t }) {
	return e === "celestial" ? {
		event: "played",
		of: Bs
	} : t === "reveal" ? {
		event: "reveal",
		of: Bs
	} : t === "end" ? {
		event: "end",
		of: Bs
	} : void 0;
}
var Bs, $, Vs, Hs, Us, Ws, Gs, Ks, qs, Js, Ys, Xs, Zs, Qs, $s, ec = t((() => {
	B(), _a(), L(), fo(), ri(), P(), K(), Rs(), ys(), Bs = na, $ = (e, t, n, r = Bs) => R(e, t, {}, () => ({
		event: n,
		of: r
	})), Vs = [
		$("when this unit is destroyed", "When this unit is destroyed, draw two cards.", "destroyed"),
		$("when another of your units is destroyed", "When another of your units is destroyed, this unit gains 2 CQ.", "destroyed", ga),
		$("when one of your units is destroyed", "When one of your units is destroyed, draw a card.", "destroyed", V),
		$("when another of your units adapts", "When another of your units Adapts, this unit gains 2 CQ.", "adapted", ga),
		$("when an opponent deploys a lightspeed unit in response to this unit", "When an opponent deploys a lightspeed unit in response to this unit, draw two cards.", "answered"),
		$("during clean-up", "During clean-up, return this unit to your hand.", "clean-up"),
		$("if this unit was placed face-down during a deployment phase", "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed.", "reveal", (e, t, n) => t === n && e.token(n, j.placed) > 0)
	], Hs = (e, t, n) => R(e, t, {}, () => n), Us = [
		Hs("if an opponent has more face-up units in the battle zone than you", "If an opponent has more face-up units in the Battle Zone than you, this unit gains 3 CQ.", (e) => gs(e) > _s(e)),
		R("if you have {cards}", "If you have another unit in the Extra Locations, this unit gains 2 CQ.", { cards: J }, ({ cards: e }) => (t, n) => ra(e.cards)(t, n).length > 0),
		R("if {cards} has CQ {n} or less", "If the enemy unit that was just announced has CQ 2 or less, place it into the Void.", {
			cards: J,
			n: I
		}, ({ cards: e, n: t }) => (n, r) => e.cards(n, r).some((e) => D(n, e) <= t)),
		Hs("unless it is an apex unit", "Destroy the enemy unit that was just announced, unless it is an Apex unit.", (e, t) => t.it < 0 || e.card(t.it).apex !== !0),
		Hs("unless it has forcefield", "Place an enemy unit at this location into the Void, unless it has Forcefield.", (e, t) => t.it < 0 || !ho(e, t.it)),
		Hs("if it was an apex unit", "Place a unit from any discard pile into the Void. If it was an Apex unit, this unit gains 2 CQ.", (e, t) => t.it >= 0 && e.card(t.it).apex === !0)
	], Ws = Ki("gains or loses", {
		gain: 1,
		gains: 1,
		lose: -1,
		loses: -1
	}), Gs = (e, t, { self: n }) => t === n, Ks = (e, t, n = 1) => ({
		stat: e,
		to: t,
		by: () => n
	}), qs = (e, t, n, r = 0) => ({
		stat: e,
		to: (e, n, r) => vo(e, n) && t(e, n, r),
		by: n,
		about: r
	}), Js = (e, t, n = 0) => qs("cq", e, () => t, n), Ys = (e) => qs("muted-when-revealed", (t, n, r) => n !== r.self && e(t, n, r), () => 1), Xs = (e) => qs("forcefield", e, () => 1), Zs = 2, Qs = [
		R("{cards} {way} {n} CQ", "Your standard units gain 1 CQ.", {
			cards: J,
			way: Ws,
			n: I
		}, ({ cards: e, way: t, n }) => Js(e.test, t * n, n * Zs)),
		R("{cards} {way} {n} CQ for each {other}", "This unit gains 2 CQ for each enemy unit that is Plagued.", {
			cards: J,
			way: Ws,
			n: I,
			other: J
		}, ({ cards: e, way: t, n, other: r }) => qs("cq", e.test, (e, i, a) => t * n * r.cards(e, {
			self: a,
			subject: i,
			it: -1,
			before: -1,
			seen: 0
		}).length, t * n)),
		R("{cards} become(s) muted [when they are revealed]", "Enemy strategic units that are revealed at adjacent locations become Muted.", { cards: J }, ({ cards: e }) => Ys(e.test)),
		R("{cards} become muted when they are revealed , and {others} {way} {n} CQ", "All lightspeed units become Muted when they are revealed, and your own lightspeed units lose 1 CQ.", {
			cards: J,
			others: J,
			way: Ws,
			n: I
		}, ({ cards: e, others: t, way: n, n: r }) => [Ys(e.test), Js(t.test, n * r)]),
		R("{cards} have|has forcefield", "Your other units in the Extra Locations have Forcefield.", { cards: J }, ({ cards: e }) => Xs(e.test)),
		R("while this unit is at a location of skirmish zone {n} , it has forcefield", "While this unit is at a location of Skirmish Zone Two, it has Forcefield.", { n: fs }, ({ n: e }) => Xs((t, n, { self: r }) => n === r && U(t, n) > (e === 1 ? 0 : 4) && (e === 2 || U(t, n) <= 4))),
		R("when this unit would be destroyed while a unit is attached to it , discard the attached unit instead", "When this unit would be destroyed while a unit is attached to it, discard the attached unit instead.", {}, () => Ks("saved-by-attached", Gs)),
		R("the first time this unit would be destroyed , move it to the extra locations instead", "The first time this unit would be destroyed, move it to the Extra Locations instead.", {}, () => Ks("saved-by-moving", Gs)),
		R("your units that would go to the discard pile are placed into the void instead", "Your units that would go to the discard pile are placed into the Void instead.", {}, () => Ks("to-void", (e, t) => V(e, t) && e.card(t).kind === "unit")),
		R("your maximum hand size is {n}", "Your maximum hand size is 8.", { n: I }, ({ n: e }) => Ks("hand-maximum", () => !0, e)),
		R("you draw {n} card(s) fewer in each supply drop", "You draw one card fewer in each supply drop.", { n: I }, ({ n: e }) => ({
			stat: "supply-drop",
			to: () => !0,
			by: () => -e
		}))
	], $s = new uo({
		moments: Vs,
		conditions: Us,
		effects: Ls,
		standings: Qs,
		momentOf: zs,
		lasts: ({ timing: e }) => e !== "reveal" && e !== "end",
		phase: {
			id: "text",
			cite: ni
		},
		placeOf: U,
		isActive: (e, t) => W(e, t) ? e.isUp(t) && !_o(e, t) : e.zoneOf(t) === k.celestials
	});
})), tc, nc = t((() => {
	tc = [
		{
			id: "celestials-side-by-side",
			text: "A second Celestial does not take the place of the first: both lie in their zone and stay."
		},
		{
			id: "always-active",
			text: "Alone you are the Active Player of every battle: your units are revealed one after the other, with no enemy's between them."
		},
		{
			id: "enemy-reveals",
			text: "You have no opponent. In any action phase with a Lightspeed unit in hand, you can pretend that an enemy unit is revealed, as often as you like. One unit may answer each time."
		},
		{
			id: "cq-counted",
			text: "The tally counts the printed CQ, what texts change about it, and changes made by hand. A unit whose CQ is not published counts 0."
		},
		{
			id: "attached-cq",
			text: "An attached unit adds its current CQ and that of units attached to it. A plagued one only adds -1."
		},
		{
			id: "plague-taken-off",
			text: "A unit that is no longer Plagued gets back its CQ from before, including changes."
		},
		{
			id: "attached-goes-along",
			text: "When a unit leaves the Battle Zone, what is attached to it goes to the same place, and not only when it is destroyed."
		},
		{
			id: "clean-up-destroys-nothing",
			text: "Clean-up brings units to the discard pile without destroying them: Forcefield does not keep a unit from it."
		},
		{
			id: "face-up-by-effect",
			text: "A unit that an effect brings to a location lies face up. Only the Deployment Phase plays units face down."
		},
		{
			id: "deployed-in-turn",
			text: "The sides deploy one after the other, the Active Player first, though the rulebook lets both do so at the same time. Whoever is second sees which locations are taken, but not by what. The enemy makes no use of that."
		},
		{
			id: "just-announced",
			text: "The enemy unit that was just announced is the one that you are answering. A Lightspeed unit that was deployed face down answers nothing, so a text that names that unit finds nothing."
		},
		{
			id: "face-down-not-named",
			text: "A text that names units means face-up ones. Face-down enemy units cannot be chosen, even at the same location."
		},
		{
			id: "end-in-your-order",
			text: "You choose the order of your effects at the end of battle. A unit that was destroyed or muted before its turn does nothing, and a unit that arrives then still has its turn."
		},
		{
			id: "same-event-in-order",
			text: "If several of your texts wait for the same event, that of the unit itself comes first. Then come Celestials and Extra Locations, and then the locations from left to right."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. A unit that Forcefield or its own text keeps was not destroyed."
		},
		{
			id: "last-location",
			text: "“This location” of a unit that was destroyed is the one where it was."
		},
		{
			id: "lowest-hand-size",
			text: "If several texts give you a maximum hand size, the lowest holds."
		},
		{
			id: "void-instead",
			text: "If your units go into the Void instead of the discard pile, that is also true of units that you discard from your hand or from under another unit."
		},
		{
			id: "uploads-at-the-end",
			text: "What was uploaded can be dealt with by hand after the third battle, before the conquest pool is the score."
		}
	];
})), rc, ic, ac, oc = t((() => {
	P(), rc = (e) => e.get(A.conquest) - e.get(A["enemy-conquest"]), ic = [
		{
			id: "cq",
			name: "Conquest Pool",
			better: "more",
			at: (e) => e.get(A.conquest)
		},
		{
			id: "lead",
			name: "CQ ahead of the enemy",
			better: "more",
			isYardstick: !0,
			at: rc
		},
		{
			id: "their-cq",
			name: "The enemy’s Conquest Pool",
			better: "less",
			at: (e) => e.get(A["enemy-conquest"])
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(k.hand)
		}
	], ac = [
		{
			says: "20 CQ in the first battle",
			measure: "cq",
			least: 20,
			turn: 1
		},
		{
			says: "30 CQ in the first battle",
			measure: "cq",
			least: 30,
			turn: 1
		},
		{
			says: "50 CQ by battle 2",
			measure: "cq",
			least: 50,
			turn: 2
		},
		{
			says: "65 CQ by battle 2",
			measure: "cq",
			least: 65,
			turn: 2
		},
		{
			says: "80 CQ by battle 3",
			measure: "cq",
			least: 80,
			turn: 3
		},
		{
			says: "100 CQ by battle 3",
			measure: "cq",
			least: 100,
			turn: 3
		},
		{
			says: "Ahead after the first battle",
			measure: "lead",
			least: 1,
			turn: 1
		},
		{
			says: "Ten CQ ahead after the first battle",
			measure: "lead",
			least: 10,
			turn: 1
		},
		{
			says: "Ahead by battle 2",
			measure: "lead",
			least: 1,
			turn: 2
		},
		{
			says: "20 CQ ahead by battle 3",
			measure: "lead",
			least: 20,
			turn: 3
		}
	];
})), sc, cc = t((() => {
	sc = {
		redraw: {
			move: "mulligan",
			says: "shuffle the whole hand back and draw seven again",
			verb: "shuffle back",
			most: "all"
		},
		questions: [
			{
				says: "Two units with CQ 6 or more",
				asks: "2 of [cq>=6]",
				more: 0
			},
			{
				says: "An Apex",
				asks: "1 of [is:apex]",
				more: 7
			},
			{
				says: "A Celestial",
				asks: "1 of [k:celestial]",
				more: 7
			},
			{
				says: "Three strategic units",
				asks: "3 of [deployment:strategic]",
				more: 7
			}
		]
	};
}));
// lib/games/conquest-of-fates/table/result.ts
function lc(e) {
	return {
		name: "Conquest Pool",
		own: e.get(A.conquest),
		...S(e.start) && { theirs: e.get(A["enemy-conquest"]) }
	};
}
function uc(e) {
	return {
		name: "CQ",
		own: mo(e, M),
		theirs: mo(e, N)
	};
}
function dc(e) {
	if (e.get(A.over) === 0) return;
	let { own: t, theirs: n } = lc(e);
	return n === void 0 ? {
		how: "ended",
		says: `All three battles are over. You have ${t} CQ in your Conquest Pool.`
	} : t === n ? {
		how: "ended",
		says: `A draw, ${t} to ${n}.`
	} : t > n ? {
		how: "won",
		says: `You won, ${t} to ${n}.`
	} : {
		how: "lost",
		says: `You lost, ${t} to ${n}.`
	};
}
var fc = t((() => {
	C(), P(), K();
}));
// lib/core/text/idle.ts
function pc(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => mc(t, n, e))) return "no target for its text: nothing will happen";
}
function mc(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var hc = t((() => {}));
// lib/games/conquest-of-fates/table/turn.ts
function gc(e) {
	let t = Dc + e.sum("supply-drop", -1) + e.get(A.more);
	e.set(A.more, 0);
	let n = e.draw(k.draw, k.hand, t);
	e.say(() => n === 0 ? "Supply drop: the deck is empty, no card is drawn." : n === 1 ? "Supply drop: 1 card." : `Supply drop: ${n} cards.`);
}
function _c(e) {
	return {
		do: "deploy",
		says: "Deploy face down",
		of: "a card in your hand",
		at: () => `a location from ${e[0]} to ${e.at(-1)}`,
		cards: (e) => e.in(k.hand),
		targets: () => e,
		needs: [Pc, Fc],
		play: (e, t, n) => {
			e.move(t, e.zone(n), "usual", !1), e.setToken(t, j.placed, 1), e.say(() => `${e.known(t)} is deployed face down to ${n}.`);
		}
	};
}
function vc(e, t) {
	let n = Ii(e, t);
	return n < 0 || e.isTheirs(n) ? Ic : [n];
}
function yc(e) {
	return {
		do: "reveal",
		says: "Reveal the next unit",
		of: "your face-down unit whose turn it is, from left to right",
		cards: (t) => vc(t, e),
		play: (e, t) => Zo(e, t)
	};
}
function bc(e, t) {
	Ec(e);
	let n = Ii(e, t);
	!e.isIn("hand-maximum") && n >= 0 && e.isTheirs(n) && e.as(1, () => Zo(e, n));
}
function xc(e) {
	let t = Ai[e - 1] ?? [], n = `Skirmish ${e}`;
	return [
		{
			id: `celestial-${e}`,
			name: `${n}: Celestial`,
			cite: Kr,
			says: "Play one Celestial, or pass.",
			isForBoth: !0,
			begin: (t) => t.set(A.skirmish, e),
			moves: [Nc]
		},
		{
			id: `deployment-${e}`,
			name: `${n}: Deployment`,
			cite: e === 1 ? qr : Yr,
			says: `Place units face down, at most one at each of locations ${t[0]} to ${t.at(-1)}. Any may stay empty.`,
			isForBoth: !0,
			moves: [_c(t)]
		},
		{
			id: `action-${e}`,
			name: `${n}: Action`,
			cite: Jr,
			says: "Reveal the units from left to right. Each is announced, existing effects apply to it, its Upon Reveal happens, and its other effects begin.",
			moves: [yc(e), $o],
			run: (t) => bc(t, e),
			mayPass: (t) => vc(t, e).length === 0
		}
	];
}
function Sc(e) {
	return G(e, M).filter((t) => e.token(t, j.ended) === 0 && $s.waitsFor(e, "end", t));
}
function Cc(e, t) {
	e.setToken(t, j.ended, 1), e.tell("end", t);
}
function wc(e) {
	Ht(e, () => e.add(A.conquest, e.get(A.promised))), e.set(A.over, 1);
}
function Tc(e) {
	let t = e.said("hand-maximum", -1);
	return t.length === 0 ? Oc : Math.min(...t);
}
function Ec(e) {
	if (e.isIn("hand-maximum")) return;
	let t = () => e.count(k.hand) > Tc(e);
	for (let n of [1, 0]) e.as(n, t) && e.call("hand-maximum", tt, n);
}
var Dc, Oc, kc, Ac, jc, Mc, Nc, Pc, Fc, Ic, Lc, Rc, zc, Bc, Vc, Hc, Uc, Wc, Gc = t((() => {
	rt(), C(), Wt(), hc(), g(), ri(), Vi(), ec(), Xo(), ns(), P(), K(), Dc = 7, Oc = 10, kc = 3, Ac = {
		do: "mulligan",
		says: "Shuffle the hand back and draw a new supply drop",
		key: "m",
		play: (e) => {
			for (; e.count(k.hand) > 0;) e.move(e.first(k.hand), k.draw);
			e.shuffle(k.draw), e.say(() => "Mulligan: the hand goes back, the deck is shuffled."), gc(e), e.leave();
		}
	}, jc = [Li, {
		id: "mulligan",
		name: "First drop",
		cite: Gr,
		says: "Shuffle and draw seven. On this first drop only, you may return the whole hand once and draw another seven.",
		isForBoth: !0,
		begin: (e) => {
			e.shuffle(k.draw), gc(e);
		},
		moves: [Ac]
	}], Mc = {
		id: "supply-drop",
		name: "Supply drop",
		cite: Zr,
		says: "A battle begins with a supply drop of seven cards, or as many as the deck still holds. You keep your hand.",
		isForBoth: !0,
		begin: (e) => {
			e.running.isSecond || e.add(A.battle, 1), e.get(A.battle) > 1 && gc(e);
		},
		moves: []
	}, Nc = {
		do: "celestial",
		says: "Play a Celestial",
		of: "a card in your hand",
		cards: (e) => e.in(k.hand),
		needs: [{
			id: "kind",
			cite: Kr,
			holds: (e, t) => e.card(t).kind === "celestial",
			lacks: () => "only a Celestial is played here, and this is a unit"
		}],
		wastes: (e, t) => pc($s, e, t, "played"),
		play: (e, t) => {
			e.move(t, k.celestials), e.say(() => `${e.label(t)} is played: its effects happen immediately.`), e.tell("played", t), e.leave();
		}
	}, Pc = {
		id: "kind",
		cite: qr,
		holds: (e, t) => e.card(t).kind === "unit",
		lacks: () => "only units are deployed, and this is a Celestial"
	}, Fc = {
		id: "location",
		cite: qr,
		holds: (e, t, n) => e.zone(n) < 0 || e.count(e.zone(n)) === 0,
		lacks: (e, t, n) => `at most one unit is deployed at a location, and ${n} is taken`
	}, Ic = [], Lc = {
		do: "end-effect",
		says: "End of battle: its effect is next",
		of: "your unit whose effect at the end of battle has not happened yet",
		cards: Sc,
		play: Cc
	}, Rc = {
		do: "tally",
		says: "Score the face-up units",
		tells: (e) => `Score ${mo(e, M)}`,
		play: (e) => {
			let t = mo(e, M);
			e.add(A.conquest, t), e.say(() => `Battle ${e.get(A.battle)}: ${t} CQ, ${e.get(A.conquest)} in the conquest pool.`), e.leave();
		}
	}, zc = {
		do: "score",
		says: "Close the game: the conquest pool is the score",
		play: wc
	}, Bc = "after-battles", Vc = {
		id: Bc,
		name: "After three battles",
		cite: Qr,
		says: "After three battles, uploaded cards take effect. Then the conquest pool is the score.",
		begin: (e) => {
			e.get(A.battle) < kc ? e.leave() : e.count(k.upload) === 0 && wc(e);
		},
		moves: [zc],
		mayPass: () => !1
	}, Hc = [
		Mc,
		...xc(1),
		...xc(2),
		{
			id: "end-of-battle",
			name: "End of battle",
			cite: Xr,
			says: "Effects at the end of battle happen, in the order that their player chooses.",
			isForBoth: !0,
			moves: [Lc],
			run: (e) => {
				let [t, n] = Sc(e);
				t === void 0 ? e.leave() : n === void 0 && Cc(e, t);
			},
			mayPass: () => !1
		},
		{
			id: "tally",
			name: "Tally",
			cite: Xr,
			says: "The CQ of all face-up units is added to the conquest pool.",
			isForBoth: !0,
			moves: [Rc],
			mayPass: () => !1
		},
		{
			id: "clean-up",
			name: "Clean up",
			cite: Xr,
			says: "All units go to the discard pile, which is not shuffled back. Celestials stay.",
			begin: (e) => {
				for (let t of G(e)) e.isUp(t) && e.tell("clean-up", t, go(e, t));
			},
			moves: [],
			end: (e) => {
				for (let t of G(e)) So(e, t);
				for (let t of [
					A.skirmish,
					A.revealed,
					A.fallen,
					A["enemy-fallen"]
				]) e.set(t, 0);
				S(e.start) && e.set(A.waiting, 1 - e.get(A.waiting));
			}
		},
		Vc
	], Uc = {
		do: "discard",
		says: "Discard a card",
		of: "a card in your hand",
		cards: (e) => e.in(k.hand),
		play: (e, t) => {
			So(e, t), e.say(() => `${e.label(t)} is discarded. This triggers nothing.`), e.count(k.hand) <= Tc(e) && e.leave();
		}
	}, Wc = [
		{
			id: "hand-maximum",
			name: "Hand over the maximum",
			cite: $r,
			says: "More cards in hand than the maximum, which is ten: discard down to it at once.",
			asks: (e) => {
				let t = Tc(e), n = e.count(k.hand) - t;
				return `Discard ${n} more ${n === 1 ? "card" : "cards"}: ${a(t)} is the most.`;
			},
			moves: [Uc],
			mayPass: () => !1
		},
		{
			id: "accordion",
			name: "The accordion",
			cite: ti,
			says: "After the answer, effects in play apply to the announced unit, and then its own happens.",
			begin: (e, { unit: t = -1 }) => Wo(e, t),
			moves: []
		},
		{
			id: "answer",
			name: "Lightspeed answer",
			cite: ei,
			says: "One Lightspeed unit may answer an enemy unit that was announced, also one that is itself an answer.",
			passing: "Do not answer",
			moves: [ts]
		},
		$s.phase
	];
})), Kc = /* @__PURE__ */ n({ goldfish: () => $c });
function qc(e, t) {
	let { free: n, card: r = -1, to: i, by: a = 1 } = t;
	if (r < 0) return;
	let o = n === "counter" && a > 0 && (i === "plagued" || i === "muted");
	return n === "counter" && i === "cq" && e.token(r, j.plagued) > 0 ? `${e.label(r)} is plagued: its CQ is -1 and cannot be changed. Take Plagued off it first.` : (o || Xc(e, t)) && ho(e, r) ? `${e.label(r)} has Forcefield and cannot be ${o ? i : "destroyed"}. ${Jc(e, r)}` : n === "note" ? void 0 : Zc(e, r) ?? Yc(e, t);
}
function Jc(e, t) {
	let [n] = $s.parts(e, "forcefield", t);
	return n ? `The text of ${e.label(n.card)} gives it.` : "Take Forcefield off it first.";
}
function Yc(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!W(e, i)) return `Nothing can be attached to ${e.label(r)}: it is not a unit in the Battle Zone.`;
}
function Xc(e, { free: t, card: n = -1, to: r }) {
	return t === "move" && r === "discard" && M.includes(e.zoneOf(n));
}
function Zc(e, t) {
	let n = e.zoneOf(t);
	if (n === k.void) return `${e.label(t)} is in the Void: out of the game to its end.`;
	if (n === k.upload && e.top.phase !== "after-battles") return `${e.label(t)} is uploaded: nothing can be done with it until all battles are over.`;
}
function Qc(e, t) {
	let n = e.zoneOf(t);
	M.includes(n) || e.hostOf(t) >= 0 || e.count(e.under(t)) === 0 || (Ci(e, t, n, e.first(n) === t ? "usual" : "bottom"), e.say(() => `What was attached to ${e.label(t)} goes along.`));
}
var $c, el = t((() => {
	Vi(), Ui(), ec(), nc(), oc(), cc(), fc(), P(), Gc(), K(), $c = {
		texts: $s,
		zones: wi,
		counters: Ti,
		tokens: Di,
		begins: { main: "draw" },
		sides: {
			...Ei,
			name: "The enemy"
		},
		opponents: Pi,
		setup: jc,
		phases: Hc,
		called: Wc,
		result: dc,
		score: lc,
		unscored: uc,
		counts: (e, t) => ({ cq: D(e, t) }),
		measures: ic,
		plans: ac,
		opening: sc,
		first: Fi,
		enforce: Ec,
		forbids: qc,
		carriesOut: (e, t) => e.token(t, j.muted) > 0,
		afterFreeMove: Qc,
		areas: Ni,
		autopilot: Hi,
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
			11
		],
		readings: tc
	};
}));
// lib/games/conquest-of-fates/index.ts
ri();
var tl = {
	id: "conquest-of-fates",
	name: "Conquest of Fates",
	about: "Units go face down to seven locations and are revealed in turn. The most CQ after three battles wins.",
	feels: "Bluff face down at seven locations. Then everything is revealed.",
	rulebook: E,
	kind: "kind",
	attributes: ai,
	sections: ci,
	formats: [{
		id: "standard",
		name: "Standard",
		says: "Decks of 40 cards."
	}],
	options: [],
	house: [
		{
			id: "copies",
			says: "Copy limit per unit that is not Apex.",
			upTo: 4
		},
		{
			id: "celestials-outside",
			says: "Celestials are not counted in the 40 cards."
		},
		{
			id: "one-celestial",
			says: "At most one Celestial is in the deck."
		},
		{
			id: "one-faction",
			says: "All units are of one faction."
		}
	],
	readings: Ur,
	rules: ii,
	layout: oi,
	symbols: di,
	drawings: async () => (await Promise.resolve().then(() => (mi(), fi))).drawings,
	intro: async () => (await Promise.resolve().then(() => (_i(), hi))).intro,
	terms: async () => (await Promise.resolve().then(() => (bi(), vi))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (el(), Kc))).goldfish
}, nl = [];
nl[2] = tl;
var rl = Br(nl, tl, {
	sets: [{
		game: "conquest-of-fates",
		id: "cof-published",
		name: "Conquest of Fates: named in a developer's note",
		official: !0,
		source: "The developer's note on Lightspeed Deployment at https://conquestoffates.com/?p=9213. The Quickplay Rulebook names no card.",
		cards: [{
			name: "Awe-Inspiring Specimen",
			kind: "unit",
			text: "Upon Reveal effects stop happening.",
			sources: { text: "https://conquestoffates.com/?p=9213, developer's note on Lightspeed Deployment (Iteration 3; in our own words)" },
			standIn: ["kind"]
		}]
	}, {
		game: "conquest-of-fates",
		id: "cof-practice",
		name: "Practice: Conquest of Fates",
		official: !1,
		practice: !0,
		source: "Cards invented by Drydock for practice with this game: unofficial, not published by anybody.",
		cards: [
			{
				name: "Furnace Levy",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Cinder Picket",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Ashline Trooper",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Forge Sergeant",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Magma Skimmer",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Pyre Breaker",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Sunforged Titan",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Brand Captain",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Your units at adjacent locations gain 1 CQ for this battle."
			},
			{
				name: "Torch Bearer",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "Your standard units gain 1 CQ."
			},
			{
				name: "Kiln Executioner",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Destroy an enemy unit at this location with CQ 3 or less."
			},
			{
				name: "Backdraft Sapper",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "You may destroy one of your adjacent units. If you do, destroy an enemy unit at this or an adjacent location."
			},
			{
				name: "Slag Herald",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "This unit gains 2 CQ for each enemy unit that was destroyed this battle."
			},
			{
				name: "Ember Widow",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "When another of your units is destroyed, this unit gains 2 CQ."
			},
			{
				name: "Scorch Marshal",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "throughout",
				text: "Enemy units at this location lose 1 CQ."
			},
			{
				name: "Coalbound Zealot",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 5,
				timing: "end",
				text: "Destroy this unit if an opponent has more face-up units in the Battle Zone than you."
			},
			{
				name: "Flare Signaller",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Seek your deck for a standard unit, show it and put it into your hand. Then shuffle your deck."
			},
			{
				name: "Living Detonator",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: -2,
				timing: "end",
				text: "Destroy each enemy unit at this location and at adjacent locations, then destroy this unit."
			},
			{
				name: "High Smelter Vaun",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !0,
				cq: 6,
				timing: "reveal",
				text: "Destroy each enemy unit with CQ 2 or less at this and adjacent locations."
			},
			{
				name: "Spark Interceptor",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "The enemy unit that was just announced loses 2 CQ for this battle."
			},
			{
				name: "Muzzle Flash",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Destroy an enemy unit with CQ 2 or less."
			},
			{
				name: "Burning Reinforcement",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your other face-up units gains 1 CQ for this battle."
			},
			{
				name: "Hotshot Ace",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 4,
				timing: "special",
				text: "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed."
			},
			{
				name: "Ignition Drone",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "If you have another unit in the Extra Locations, this unit gains 2 CQ."
			},
			{
				name: "Nova Interdictor",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !0,
				cq: 5,
				timing: "reveal",
				text: "Destroy the enemy unit that was just announced, unless it is an Apex unit."
			},
			{
				name: "Moss Grazer",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Thorn Runner",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Sap Drinker",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Canopy Stalker",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Rootback Bull",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Mire Behemoth",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Elder Overgrowth",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Spore Cradle",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "This unit Adapts."
			},
			{
				name: "Grafting Matron",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "You may attach a unit from your hand to one of your adjacent units."
			},
			{
				name: "Patient Seedling",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: -1,
				timing: "end",
				text: "This unit Adapts, then Adapts again."
			},
			{
				name: "Bark Shaper",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your adjacent units gains Forcefield."
			},
			{
				name: "Symbiont Swarm",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "special",
				text: "When another of your units Adapts, this unit gains 2 CQ."
			},
			{
				name: "Pollen Drifter",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "throughout",
				text: "Your units that have a unit attached to them gain 1 CQ."
			},
			{
				name: "Digesting Vine",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Attach a standard unit with CQ 4 or less from your discard pile to this unit."
			},
			{
				name: "Hive Gardener",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Seek the top five cards of your deck for a standard unit and attach it to this unit. Place the rest on the bottom."
			},
			{
				name: "Burrow Warden",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "special",
				text: "When this unit would be destroyed while a unit is attached to it, discard the attached unit instead."
			},
			{
				name: "Wild Recycler",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "end",
				text: "Place up to two units from your discard pile on the bottom of your deck."
			},
			{
				name: "Heart of the Maw",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !0,
				cq: 4,
				timing: "reveal",
				text: "This unit Adapts. Then one of your adjacent units Adapts."
			},
			{
				name: "Ambush Bloom",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "This unit Adapts."
			},
			{
				name: "Snaring Tendril",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "throughout",
				text: "Enemy units that are revealed after this unit lose 1 CQ."
			},
			{
				name: "Shell Guardian",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your face-up units gains Forcefield."
			},
			{
				name: "Feral Rebirth",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "When this unit is destroyed, draw two cards."
			},
			{
				name: "Quickroot Scout",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "special",
				text: "During clean-up, return this unit to your hand instead of sending it to the discard pile."
			},
			{
				name: "Devouring Canopy",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !0,
				cq: 3,
				timing: "reveal",
				text: "You may attach up to two standard units from your hand to this unit."
			},
			{
				name: "Prism Novice",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Mirror Sentry",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Chime Guard",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Lattice Monk",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Refraction Adept",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Cathedral Golem",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Crystal Hierarch",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Tone Silencer",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "An enemy unit at this location becomes Muted."
			},
			{
				name: "Hush Warden",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "Enemy strategic units that are revealed at adjacent locations become Muted."
			},
			{
				name: "Rot Cantor",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "An enemy unit at this or an adjacent location becomes Plagued."
			},
			{
				name: "Discord Carrier",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: -1,
				timing: "end",
				text: "The enemy unit with the highest CQ in the Battle Zone becomes Plagued. You choose among equals."
			},
			{
				name: "Clarity Reader",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom."
			},
			{
				name: "Resonance Keeper",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "reveal",
				text: "Draw a card, then discard a card."
			},
			{
				name: "Cleansing Bell",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your adjacent units is no longer Muted or Plagued, and then gains Forcefield."
			},
			{
				name: "Fever Listener",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "This unit gains 2 CQ for each enemy unit that is Plagued."
			},
			{
				name: "Glass Martyr",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "special",
				text: "When this unit is destroyed, an enemy unit at an adjacent location becomes Plagued."
			},
			{
				name: "Index of Voices",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Seek your deck for a lightspeed unit, show it and put it into your hand. Then shuffle your deck."
			},
			{
				name: "Conductor Absolute",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !0,
				cq: 6,
				timing: "throughout",
				text: "Enemy units with CQ 2 or less become Muted when they are revealed."
			},
			{
				name: "Stilled Note",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "The enemy unit that was just announced becomes Muted."
			},
			{
				name: "Sudden Fever",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: -1,
				timing: "reveal",
				text: "The enemy unit that was just announced becomes Plagued."
			},
			{
				name: "Shatterpoint",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Destroy an enemy unit that is Plagued."
			},
			{
				name: "Aegis Tone",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "throughout",
				text: "Your other units in the Extra Locations have Forcefield."
			},
			{
				name: "Overheard Plan",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Look at the hand of an opponent."
			},
			{
				name: "Final Silence",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !0,
				cq: 4,
				timing: "reveal",
				text: "Choose a location. Each enemy unit there becomes Muted and loses 1 CQ for this battle."
			},
			{
				name: "Dock Runner",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Void Stevedore",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Contraband Loader",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Hull Splicer",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Smuggler Prince",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Freight Colossus",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Leviathan Hauler",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Airlock Fixer",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Deploy a standard unit with CQ 4 or less from your hand to the Extra Locations."
			},
			{
				name: "Data Mule",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "end",
				text: "Upload this unit. After all battles are over, add 5 CQ to your Conquest Pool."
			},
			{
				name: "Memory Broker",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "You may upload a unit from your hand. If you do, this unit gains 3 CQ for this battle."
			},
			{
				name: "Cold Storage Clerk",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "end",
				text: "Upload a unit from your discard pile. After all battles are over, add 1 CQ to your Conquest Pool."
			},
			{
				name: "Void Broker",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Place a unit from any discard pile into the Void. If it was an Apex unit, this unit gains 2 CQ."
			},
			{
				name: "Bulkhead Tough",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "throughout",
				text: "While this unit is at a location of Skirmish Zone Two, it has Forcefield."
			},
			{
				name: "Salvage Accountant",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Return a unit with CQ 4 or less from your discard pile to your hand."
			},
			{
				name: "Black Flag Courier",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "During your next supply drop, draw one more card."
			},
			{
				name: "Escape Pod Pilot",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "The first time this unit would be destroyed, move it to the Extra Locations instead."
			},
			{
				name: "Event Horizon Crew",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: -2,
				timing: "reveal",
				text: "Place an enemy unit at this location into the Void, unless it has Forcefield."
			},
			{
				name: "Grand Syndic Marrow",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !0,
				cq: 3,
				timing: "reveal",
				text: "Deploy up to two standard units from your hand to the Extra Locations."
			},
			{
				name: "Jump Gate Rider",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Draw a card."
			},
			{
				name: "Hidden Berth",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "Your other units in the Extra Locations gain 1 CQ."
			},
			{
				name: "Vacuum Snare",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "If the enemy unit that was just announced has CQ 2 or less, place that unit into the Void."
			},
			{
				name: "False Manifest",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "When an opponent deploys a lightspeed unit in response to this unit, draw two cards."
			},
			{
				name: "Parting Shot",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "If an opponent has more face-up units in the Battle Zone than you, this unit gains 3 CQ."
			},
			{
				name: "Phantom Armada",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !0,
				cq: 7,
				timing: "reveal",
				text: "Place the top five cards of your deck into the Void."
			},
			{
				name: "Dying Red Giant",
				kind: "celestial",
				text: "Your Apex units gain 2 CQ. You draw one card fewer in each supply drop."
			},
			{
				name: "Pulsar of Cadence",
				kind: "celestial",
				text: "Your units in Skirmish Zone One gain 1 CQ. Your units in Skirmish Zone Two lose 1 CQ."
			},
			{
				name: "Nebula of Quiet",
				kind: "celestial",
				text: "All lightspeed units become Muted when they are revealed, and your own lightspeed units lose 1 CQ."
			},
			{
				name: "Quasar Furnace",
				kind: "celestial",
				text: "Your standard units gain 1 CQ. Your strategic units become Muted when they are revealed."
			},
			{
				name: "Drowned Star",
				kind: "celestial",
				text: "When one of your units is destroyed, draw a card. Your maximum hand size is 8."
			},
			{
				name: "Wandering Black Hole",
				kind: "celestial",
				text: "Draw two cards. Your units that would go to the discard pile are placed into the Void instead."
			}
		]
	}],
	numbers: /* @__PURE__ */ "Awe-Inspiring Specimen.Furnace Levy.Cinder Picket.Ashline Trooper.Forge Sergeant.Magma Skimmer.Pyre Breaker.Sunforged Titan.Brand Captain.Torch Bearer.Kiln Executioner.Backdraft Sapper.Slag Herald.Ember Widow.Scorch Marshal.Coalbound Zealot.Flare Signaller.Living Detonator.High Smelter Vaun.Spark Interceptor.Muzzle Flash.Burning Reinforcement.Hotshot Ace.Ignition Drone.Nova Interdictor.Moss Grazer.Thorn Runner.Sap Drinker.Canopy Stalker.Rootback Bull.Mire Behemoth.Elder Overgrowth.Spore Cradle.Grafting Matron.Patient Seedling.Bark Shaper.Symbiont Swarm.Pollen Drifter.Digesting Vine.Hive Gardener.Burrow Warden.Wild Recycler.Heart of the Maw.Ambush Bloom.Snaring Tendril.Shell Guardian.Feral Rebirth.Quickroot Scout.Devouring Canopy.Prism Novice.Mirror Sentry.Chime Guard.Lattice Monk.Refraction Adept.Cathedral Golem.Crystal Hierarch.Tone Silencer.Hush Warden.Rot Cantor.Discord Carrier.Clarity Reader.Resonance Keeper.Cleansing Bell.Fever Listener.Glass Martyr.Index of Voices.Conductor Absolute.Stilled Note.Sudden Fever.Shatterpoint.Aegis Tone.Overheard Plan.Final Silence.Dock Runner.Void Stevedore.Contraband Loader.Hull Splicer.Smuggler Prince.Freight Colossus.Leviathan Hauler.Airlock Fixer.Data Mule.Memory Broker.Cold Storage Clerk.Void Broker.Bulkhead Tough.Salvage Accountant.Black Flag Courier.Escape Pod Pilot.Event Horizon Crew.Grand Syndic Marrow.Jump Gate Rider.Hidden Berth.Vacuum Snare.False Manifest.Parting Shot.Phantom Armada.Dying Red Giant.Pulsar of Cadence.Nebula of Quiet.Quasar Furnace.Drowned Star.Wandering Black Hole".split("."),
	piles: {
		raiders: [
			["Sunforged Titan", 1],
			["Pyre Breaker", 3],
			["Forge Sergeant", 3],
			["Magma Skimmer", 3],
			["Cinder Picket", 3],
			["Ashline Trooper", 2],
			["High Smelter Vaun", 1],
			["Brand Captain", 3],
			["Torch Bearer", 3],
			["Kiln Executioner", 3],
			["Scorch Marshal", 3],
			["Slag Herald", 2],
			["Coalbound Zealot", 2],
			["Flare Signaller", 1],
			["Living Detonator", 1],
			["Nova Interdictor", 1],
			["Spark Interceptor", 1],
			["Burning Reinforcement", 1],
			["Furnace Levy", 3]
		],
		recruits: [
			["Furnace Levy", 1],
			["Cinder Picket", 1],
			["Ashline Trooper", 1],
			["Forge Sergeant", 1],
			["Magma Skimmer", 1],
			["Pyre Breaker", 1],
			["Moss Grazer", 1],
			["Thorn Runner", 1],
			["Sap Drinker", 1],
			["Canopy Stalker", 1],
			["Rootback Bull", 1],
			["Mire Behemoth", 1],
			["Prism Novice", 1],
			["Mirror Sentry", 1],
			["Chime Guard", 1],
			["Lattice Monk", 1],
			["Refraction Adept", 1],
			["Cathedral Golem", 1],
			["Dock Runner", 1],
			["Void Stevedore", 1],
			["Contraband Loader", 1],
			["Hull Splicer", 1],
			["Smuggler Prince", 1],
			["Freight Colossus", 1]
		]
	}
});
export { rl as film };
